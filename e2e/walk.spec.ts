import { expect, test, type Page } from 'playwright/test'
import { beyondEdge } from './support/layout'
import { readSitemap, withoutAlike } from './support/site'
import { LANGS, langOf, type Lang } from './support/words'

const bare = (address: string) => address.replace(/\/$/, '')

/** What a crawler and a narrow phone find on a page, read at one go. */
const readPage = (page: Page) =>
  page.evaluate(() => {
    const hrefs = (selector: string) =>
      [...document.querySelectorAll(selector)].map((node) => node.getAttribute('href') ?? '')
    return {
      lang: document.documentElement.lang,
      title: document.title,
      headings: document.querySelectorAll('h1').length,
      canonical: hrefs('link[rel=canonical]'),
      alternates: hrefs('link[rel=alternate][hreflang]'),
      graphs: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        (node) => node.textContent,
      ),
      width: document.documentElement.scrollWidth,
    }
  })

/** Both languages share their markup: each page is opened once, in turn in one language and the other. */
const isTurnOf = (lang: Lang) => (_path: string, index: number) =>
  index % LANGS.length === LANGS.indexOf(lang)

for (const lang of LANGS) {
  test(`${lang}: every address is a whole page in its language that links to its twin`, async ({
    browser,
    request,
    baseURL,
  }) => {
    test.setTimeout(300_000)
    const paths = await readSitemap(request)
    const own = withoutAlike(paths.filter((path) => langOf(path) === lang)).filter(isTurnOf(lang))
    expect(own.length).toBeGreaterThan(20)
    // Without script: what a crawler reads, and three times as fast.
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 360, height: 740 },
      ...(baseURL && { baseURL }),
    })
    const page = await context.newPage()
    const titles = new Map<string, string>()
    for (const path of own) {
      const answer = await page.goto(path)
      expect.soft(answer?.status(), path).toBe(200)
      const read = await readPage(page)
      const address = bare(new URL(path, baseURL).href)
      expect.soft(read.lang, path).toBe(lang)
      expect.soft(read.headings, path).toBe(1)
      expect.soft(titles.get(read.title), `${path} shares its title`).toBeUndefined()
      titles.set(read.title, path)
      expect.soft(read.canonical.map(bare), path).toEqual([address])
      expect.soft(read.alternates.length, path).toBe(3)
      expect.soft(read.alternates.map(bare), path).toContain(address)
      expect.soft(read.width, `${path} scrolls sideways`).toBeLessThanOrEqual(360)
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 740 })
        expect.soft(await beyondEdge(page), `${path} at ${width}`).toEqual([])
      }
      for (const graph of read.graphs) expect.soft(() => JSON.parse(graph), path).not.toThrow()
    }
    await context.close()
  })
}

test('robots, sitemap, manifest, llms.txt, share images and Markdown twins answer', async ({ request }) => {
  const answers: [string, RegExp][] = [
    ['/robots.txt', /text\/plain/],
    ['/sitemap.xml', /xml/],
    ['/manifest.webmanifest', /json/],
    ['/llms.txt', /text\/plain/],
    ['/og/vi/home.png', /image\/png/],
    ['/og/en/aicall.png', /image\/png/],
    ['/about-us.md', /text\/markdown/],
    ['/en/industries/banking.md', /text\/markdown/],
    ['/favicon.ico', /image/],
  ]
  for (const [path, type] of answers) {
    const answer = await request.get(path)
    expect.soft(answer.status(), path).toBe(200)
    expect.soft(answer.headers()['content-type'], path).toMatch(type)
  }
})

test('a share image is drawn for pages there are, and stays as it was drawn', async ({ request }) => {
  const first = await request.get('/og/vi/contact-us.png')
  const second = await request.get('/og/vi/contact-us.png')
  expect(first.headers()['cache-control']).toBe('public, max-age=86400')
  expect((await second.body()).equals(await first.body())).toBe(true)
  for (const path of ['/og/vi/none.png', '/og/xx/home.png', '/og/vi/home.svg'])
    expect.soft((await request.get(path)).status(), path).toBe(404)
})

test('the icons of the manifest answer', async ({ request }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  for (const { src } of manifest.icons) expect.soft((await request.get(src)).status(), src).toBe(200)
  expect((await request.get(manifest.start_url)).status()).toBe(200)
})
