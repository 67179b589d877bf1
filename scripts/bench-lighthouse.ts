import lighthouse from 'lighthouse'
import { startChromium } from './bench/bare-browser.ts'
import { startBareNext } from './bench/bare-next.ts'
import { listedPaths, onDemoSite } from './bench/demo-site.ts'
import { median } from './bench/report.ts'

// Every page on a phone, by Lighthouse, beside a bare page of the framework measured in the same run. Needs a built site and a quiet machine.
const ROUNDS = Number(process.env['ROUNDS'] || 5)
const SAMPLE = ['/', '/aicall', '/en/aivoice', '/industries/banking', '/aicall/pricing', '/en/contact-us']
/** Kept out of search engines on purpose, so they cannot reach all of that score. */
const UNLISTED = ['/careers/ky-su-tong-hop-tieng-noi/apply', '/search']
// One page of each family.
const FAMILIES = [
  ...SAMPLE,
  ...UNLISTED,
  '/industries',
  '/smartdialog',
  '/use-cases/customer-experience',
  '/aicall/api-docs',
  '/resources',
  '/privacy-policy',
  '/aivoice/voices/bao-khang',
  '/aicall/callbot',
  '/case-studies/school-announcements',
  '/call-check',
  '/resources/guides/callbot-pricing',
  '/resources/glossary',
]
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const WORST = 5
/** One round is noisy: so many points of performance behind the bare page are a fault. */
const FAR_BEHIND = 15
/** What the other categories have to reach. */
const LOWEST = 100
const BARE = 'a bare page of the framework'

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

type Measured = Awaited<ReturnType<typeof measureOnce>>

const summarize = (page: string, runs: readonly Measured[]) => ({
  page,
  scores: CATEGORIES.map((_, category) => median(runs.map(({ scores }) => scores[category] ?? 0))),
  lcpMs: median(runs.map(({ lcpMs }) => lcpMs)),
  blockedMs: median(runs.map(({ blockedMs }) => blockedMs)),
  shift: median(runs.map(({ shift }) => shift)),
  spread: runs.map(({ scores: [performance = 0] }) => performance).toSorted((a, b) => a - b),
  failed: [...new Set(runs.flatMap((run) => run.failed))],
})

type Result = ReturnType<typeof summarize>

const print = ([name, ...values]: readonly (string | number)[]) =>
  process.stdout.write(
    `${String(name).padEnd(44)}${values.map((value) => String(value).padStart(8)).join('')}\n`,
  )

const printResult = ({ page, scores, lcpMs, blockedMs, shift, spread, failed }: Result) => {
  print([page, ...scores, Math.round(lcpMs), Math.round(blockedMs), shift.toFixed(3)])
  if (failed.length || ROUNDS > 1)
    process.stdout.write(`  performance ${spread.join(' ')}  ${failed.join(' ')}\n`)
}

const choosePages = async (url: string) => {
  if (process.argv.includes('--sample')) return SAMPLE
  return process.argv.includes('--families') ? FAMILIES : listedPaths(url)
}

const measureAll = async (url: string) => {
  const bare = await startBareNext(await (await fetch(url)).text())
  const { port, browser } = await startChromium()
  const pages = await choosePages(url)
  const addresses = new Map([[BARE, bare.url], ...pages.map((page) => [page, url + page] as const)])
  const runs = new Map<string, Measured[]>()
  // In turns, so that a busy minute of the machine is every page's, the bare one's too.
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const [page, address] of addresses)
      runs.set(page, [...(runs.get(page) ?? []), await measureOnce(address, port)])
    process.stderr.write(`round ${round} of ${ROUNDS}\n`)
  }
  await browser.close()
  print(['page', 'perf', 'a11y', 'best', 'seo', 'LCP ms', 'TBT ms', 'CLS'])
  const [reference, ...results] = [...runs].map(([page, measured]) => summarize(page, measured))
  if (!reference) throw new Error('nothing was measured')
  for (const result of [reference, ...results]) printResult(result)
  const behind = ({ scores: [performance = 0] }: Result) => (reference.scores[0] ?? 0) - performance
  process.stdout.write('\nthe worst, points of performance behind the bare page\n')
  for (const result of results.toSorted((a, b) => behind(b) - behind(a)).slice(0, WORST))
    print([result.page, behind(result)])
  const isFaulty = (result: Result) => {
    const [, ...others] = UNLISTED.includes(result.page) ? result.scores.toSpliced(-1) : result.scores
    return behind(result) > FAR_BEHIND || others.some((score) => score < LOWEST)
  }
  process.exitCode = results.some(isFaulty) ? 1 : 0
}

await onDemoSite(measureAll)
