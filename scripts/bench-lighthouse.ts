import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { startBareNext } from './bench/bare-next.ts'
import { listedPaths, onDemoSite } from './bench/demo-site.ts'
import { CHROMIUM_FLAGS, chromiumPath } from './lib/chromium.ts'
import { freePort } from './lib/processes.ts'

// Every page on a phone, by Lighthouse, beside a bare page of the framework measured in the same run. Needs a built site and a quiet machine.
const ROUNDS = Number(process.env['ROUNDS'] || 5)
const SAMPLE = ['/', '/aicall', '/en/aivoice', '/industries/banking', '/aicall/pricing', '/en/contact-us']
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const WORST = 5
/** One round is noisy: so many points of performance behind the bare page are a fault. */
const FAR_BEHIND = 15
/** What the other categories have to reach. */
const LOWEST = 95

type Result = { page: string; scores: number[]; lcpMs: number; blockedMs: number; shift: number }

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

const measureOnce = async (url: string, port: number) => {
  const run = await lighthouse(url, { port, onlyCategories: [...CATEGORIES], logLevel: 'error' })
  if (!run) throw new Error(`${url} was not measured`)
  const { categories, audits } = run.lhr
  const value = (audit: string) => audits[audit]?.numericValue ?? 0
  const failed = Object.values(audits)
    .filter(({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary')
    .map(({ id }) => id)
  return {
    scores: CATEGORIES.map((category) => Math.round((categories[category]?.score ?? 0) * 100)),
    lcpMs: value('largest-contentful-paint'),
    blockedMs: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    failed,
  }
}

const measure = async (page: string, url: string, port: number) => {
  const runs: Awaited<ReturnType<typeof measureOnce>>[] = []
  for (let round = 0; round < ROUNDS; round += 1) runs.push(await measureOnce(url, port))
  const result: Result = {
    page,
    scores: CATEGORIES.map((_, category) => median(runs.map(({ scores }) => scores[category] ?? 0))),
    lcpMs: median(runs.map(({ lcpMs }) => lcpMs)),
    blockedMs: median(runs.map(({ blockedMs }) => blockedMs)),
    shift: median(runs.map(({ shift }) => shift)),
  }
  const failed = [...new Set(runs.flatMap((run) => run.failed))]
  const spread = runs.map(({ scores: [performance = 0] }) => performance).toSorted((a, b) => a - b)
  print([
    page,
    ...result.scores,
    Math.round(result.lcpMs),
    Math.round(result.blockedMs),
    result.shift.toFixed(3),
  ])
  if (failed.length || ROUNDS > 1)
    process.stdout.write(`  performance ${spread.join(' ')}  ${failed.join(' ')}\n`)
  return result
}

const print = ([name, ...values]: readonly (string | number)[]) =>
  process.stdout.write(
    `${String(name).padEnd(44)}${values.map((value) => String(value).padStart(8)).join('')}\n`,
  )

const measureAll = async (url: string) => {
  const bare = await startBareNext(await (await fetch(url)).text())
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
  })
  print(['page', 'perf', 'a11y', 'best', 'seo', 'LCP ms', 'TBT ms', 'CLS'])
  const reference = await measure('a bare page of the framework', bare.url, port)
  const pages = process.argv.includes('--sample') ? SAMPLE : await listedPaths(url)
  const results: Result[] = []
  for (const page of pages) results.push(await measure(page, `${url}${page}`, port))
  await browser.close()
  const behind = ({ scores: [performance = 0] }: Result) => (reference.scores[0] ?? 0) - performance
  process.stdout.write('\nthe worst, points of performance behind the bare page\n')
  for (const result of results.toSorted((a, b) => behind(b) - behind(a)).slice(0, WORST))
    print([result.page, behind(result)])
  const isFaulty = (result: Result) =>
    behind(result) > FAR_BEHIND || result.scores.slice(1).some((score) => score < LOWEST)
  process.exitCode = results.some(isFaulty) ? 1 : 0
}

await onDemoSite(measureAll)
