import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test, type APIRequestContext } from 'playwright/test'
import { z } from 'zod'
import { readSitemap, withoutAlike } from './support/site'
import { vocabularyFaults } from '../tests/lib/seo/vocabulary'
import { at, LANGS, pageOf } from './support/words'

// What a crawler reads. The pages are read once, and every test here looks at the same.
test.describe.configure({ mode: 'default', timeout: 300_000 })

/** Pages that no sitemap names and hardly any link leads to. */
const UNLISTED = [
  '/portal',
  '/portal/aicall',
  '/resources/news',
  '/resources/aicall',
  '/styleguide',
  '/nowhere',
]
const AT_ONCE = 4

/** Hundreds of leaflets are one template; those of one industry stand for all. */
const isLikeOthers = (page: string) => /\/sales-kit\/(?!banking\/)[^/]+\/./.test(page)
const isFile = (page: string) => /\.\w+$/.test(page)

let listed: readonly string[] = []
const pages = new Map<string, string>()
/** Addresses that led to another one. */
const moved = new Map<string, string>()
/** Addresses without the page that they should show. */
const broken = new Map<string, number>()

/** Reads the listed and the unlisted pages in both languages, and in one of them whatever they link to. */
const readPages = async (request: APIRequestContext) => {
  listed = await readSitemap(request)
  let open = [...listed, ...UNLISTED.flatMap((page) => LANGS.map((lang) => at(lang, page)))]
  const met = new Set(open.map(pageOf))
  while (open.length > 0) {
    const links = new Set<string>()
    const read = async (address: string) => {
      const answer = await request.get(address)
      if (new URL(answer.url()).pathname !== address) moved.set(address, answer.url())
      if (answer.status() !== 200) broken.set(address, answer.status())
      if (!answer.headers()['content-type']?.startsWith('text/html')) return
      const html = await answer.text()
      pages.set(address, html)
      for (const [, href = ''] of html.matchAll(/<a\b[^>]*\shref="(\/[^"?#]*)/g)) links.add(pageOf(href))
    }
    for (let first = 0; first < open.length; first += AT_ONCE)
      await Promise.all(open.slice(first, first + AT_ONCE).map(read))
    const next = [...links].filter((page) => !met.has(page) && !isFile(page) && !isLikeOthers(page))
    open = next.map((page, index) => at(index % 2 === 0 ? 'vi' : 'en', page))
    for (const page of next) met.add(page)
  }
}

test.beforeAll(async ({ playwright, baseURL }) => {
  test.setTimeout(300_000)
  const request = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  await readPages(request)
  await request.dispose()
  expect(listed.length).toBeGreaterThan(100)
})

const anchorsOf = (html: string) =>
  [...html.matchAll(/<a\b[^>]*\shref="(\/[^"]*|#[^"]*)"/g)].map(([, target = '']) => decode(target))

const bare = (address: string) => address.replace(/[?#].*$/, '') || '/'

/** Pages whose links show what a link looks like, or what a wrong address gets. */
const isForShow = (address: string) => /\/(styleguide|nowhere)$/.test(address)

test('a crawl meets no broken and no redirected link, and every anchor it is sent to', async ({
  request,
}) => {
  const linked = new Map<string, string>()
  for (const [address, html] of pages)
    for (const target of isForShow(address) ? [] : anchorsOf(html))
      linked.set(target.startsWith('#') ? address + target : target, address)
  const files = [...new Set([...linked.keys()].map(bare).filter((target) => isFile(target)))]
  for (let first = 0; first < files.length; first += AT_ONCE) {
    const answers = files.slice(first, first + AT_ONCE).map(async (file) => {
      expect.soft((await request.head(file, { maxRedirects: 0 })).status(), file).toBe(200)
    })
    await Promise.all(answers)
  }
  for (const [target, from] of linked) {
    const address = bare(target)
    expect.soft(moved.get(address), `${target} on ${from}`).toBeUndefined()
    expect.soft(broken.get(address), `${target} on ${from}`).toBeUndefined()
    const [, anchor] = target.split('#')
    const html = pages.get(address)
    if (anchor && html) expect.soft(html.includes(` id="${anchor}"`), `${target} on ${from}`).toBe(true)
  }
})

test('no listed page is an orphan: each is within three clicks of home and linked from the body of another', () => {
  const clicks = new Map(LANGS.map((lang) => [at(lang, '/'), 0]))
  for (const [address, depth] of clicks) {
    if (depth === 3) continue
    for (const target of anchorsOf(pages.get(address) ?? '').map(bare))
      if (!clicks.has(target)) clicks.set(target, depth + 1)
  }
  expect(listed.filter((address) => !clicks.has(address))).toEqual([])
  const mainOf = (html: string) => /<main[\s>][\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  const inBodies = new Set(
    [...pages].flatMap(([address, html]) =>
      anchorsOf(mainOf(html))
        .map(bare)
        .filter((target) => target !== address),
    ),
  )
  const legal = /\/(terms-of-service|cookie-policy|acceptable-use|privacy-policy)$/
  expect(listed.filter((address) => !inBodies.has(address) && !legal.test(address))).toEqual([])
})

test('structured data uses the classes and properties of schema.org', () => {
  const faults = [...pages].flatMap(([address, html]) =>
    graphsOf(html)
      .flatMap((graph) => JSON.parse(graph)['@graph'] ?? [])
      .flatMap((node: unknown) => vocabularyFaults(node))
      .map((fault: string) => `${address}: ${fault}`),
  )
  expect(faults).toEqual([])
})

const graphsOf = (html: string) =>
  [...html.matchAll(/<script[^>]*"application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, graph = '']) => graph,
  )

const decode = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"')

const attributesOf = (tag: string) =>
  new Map([...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, decode(value)]))

const ADVERTISING_LINKS = /^(canonical|alternate|icon|shortcut icon|apple-touch-icon|manifest)$/
const ADVERTISING_METAS = /^(og:(url|image|video|audio)|twitter:image)$/

/** Every address a page names for others to fetch: in its head and in its structured data. */
const advertisedBy = (html: string) => {
  const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([tag]) => attributesOf(tag))
  const metas = [...html.matchAll(/<meta\b[^>]*>/g)].map(([tag]) => attributesOf(tag))
  return [
    ...links.filter((link) => ADVERTISING_LINKS.test(link.get('rel') ?? '')).map((link) => link.get('href')),
    ...metas
      .filter((meta) => ADVERTISING_METAS.test(meta.get('property') ?? meta.get('name') ?? ''))
      .map((meta) => meta.get('content')),
    ...graphsOf(html).flatMap((graph) => [...graph.matchAll(/"(https?:[^"\\]+)"/g)].map(([, url]) => url)),
  ].filter((address) => address !== undefined)
}

test('every address of ours that a page advertises answers', async ({ request, baseURL }) => {
  const advertisers = new Map<string, string>()
  // A share image is drawn when it is first asked for: those of one template stand for all.
  const own = new Set(withoutAlike([...pages.keys()]))
  for (const [address, html] of pages)
    for (const advertised of own.has(address) ? advertisedBy(html) : []) {
      const url = new URL(advertised, baseURL)
      url.hash = ''
      if (url.origin === baseURL && !pages.has(url.pathname + url.search)) advertisers.set(url.href, address)
    }
  expect(advertisers.size).toBeGreaterThan(own.size)
  const entries = [...advertisers]
  for (let first = 0; first < entries.length; first += AT_ONCE) {
    const answers = entries.slice(first, first + AT_ONCE).map(async ([address, advertiser]) => {
      expect.soft((await request.get(address)).status(), `${address} on ${advertiser}`).toBe(200)
    })
    await Promise.all(answers)
  }
})

test('every listed page names the business once', () => {
  for (const address of listed) {
    const records = graphsOf(pages.get(address) ?? '').filter((graph) => graph.includes('"LocalBusiness"'))
    expect.soft(records, address).toHaveLength(1)
  }
})

test('no page links to an address that opens nowhere', () => {
  for (const [address, html] of pages) {
    const dead = [...html.matchAll(/<a\b[^>]*href="(https?:\/\/[^"/?#]*\.example[^"]*)"/g)]
    expect.soft(dead, address).toEqual([])
  }
})

test('the words of a page are in its HTML without any script', async ({ request }) => {
  const textOf = (html: string) =>
    html
      .replace(/<(script|template|style)[\s\S]*?<\/\1>/g, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/&#x27;|&#39;/g, "'")
      .replace(/&amp;/g, '&')
      // What keeps a word in one line is no part of it.
      .replaceAll('\u2060', '')
      .replace(/\s+/g, ' ')
  let alternates = 0
  for (const address of listed) {
    const markdown = await request.get(address === '/' ? '/index.md' : `${address}.md`)
    if (markdown.status() !== 200) continue
    alternates += 1
    const text = textOf(pages.get(address) ?? '')
    for (const heading of (await markdown.text()).match(/^#{2,3} .+$/gm) ?? []) {
      const words = heading.replace(/^#+ /, '').replace(/\\/g, '').replace(/\s+/g, ' ').trim()
      expect.soft(text.includes(words), `${address}: ${words}`).toBe(true)
    }
  }
  expect(alternates).toBeGreaterThan(listed.length / 2)
})

const CHECKER = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')
const FLAGS = ['--stdout', '--exit-zero-always', '--errors-only', '--format', 'json', '--no-langdetect']

const reportSchema = z.object({
  messages: z.array(z.object({ url: z.string(), message: z.string(), extract: z.string().default('') })),
})

/** What stands in scripts is no markup, and more than half of a page; React marks what moves between pages by attributes of its own. */
const ownMarkup = (html: string) =>
  html.replace(/(<script\b[^>]*>)[\s\S]*?<\/script>/g, '$1</script>').replace(/ vt-[a-z]+="[^"]*"/g, '')

test('every page is valid HTML', { tag: '@java' }, async () => {
  const { outputDir } = test.info()
  // Both languages share their markup, so each page is checked once, in turn in one language and the other.
  const byPage = Map.groupBy(pages.keys(), pageOf)
  const addresses = [...byPage.values()].flatMap((same, index) => same[index % same.length] ?? [])
  await mkdir(outputDir, { recursive: true })
  const files = new Map(addresses.map((address, index) => [path.join(outputDir, `${index}.html`), address]))
  for (const [file, address] of files) await writeFile(file, ownMarkup(pages.get(address) ?? ''))
  const { stdout } = await promisify(execFile)('java', ['-jar', CHECKER, ...FLAGS, ...files.keys()], {
    maxBuffer: 64 * 1024 * 1024,
  })
  const faults = reportSchema
    .parse(JSON.parse(stdout))
    .messages.map(
      ({ url, message, extract }) => `${files.get(url.replace(/^file:/, ''))}: ${message} ${extract}`,
    )
  expect(faults).toEqual([])
})
