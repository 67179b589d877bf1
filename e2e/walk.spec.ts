import AxeBuilder from '@axe-core/playwright'
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'

const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname)

const readSitemap = async (request: APIRequestContext) =>
  addressesIn(await (await request.get('/sitemap.xml')).text())

const langOf = (path: string) => (path === '/en' || path.startsWith('/en/') ? 'en' : 'vi')

const attribute = (page: Page, selector: string, name: string) =>
  page.locator(selector).evaluateAll((nodes, key) => nodes.map((node) => node.getAttribute(key)), name)

test('every address is a whole page in its language that links to its twin', async ({
  browser,
  request,
  baseURL,
}) => {
  test.setTimeout(300_000)
  const paths = await readSitemap(request)
  expect(paths.length).toBeGreaterThan(100)
  // Without script: what a crawler reads, and three times as fast.
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
    ...(baseURL && { baseURL }),
  })
  const page = await context.newPage()
  const titles = new Map<string, string>()
  const links = new Set<string>()
  for (const path of paths) {
    const answer = await page.goto(path, { waitUntil: 'domcontentloaded' })
    expect.soft(answer?.status(), path).toBe(200)
    expect.soft(await attribute(page, 'html', 'lang'), path).toEqual([langOf(path)])
    expect.soft(await page.locator('h1').count(), path).toBe(1)
    const title = await page.title()
    expect.soft(titles.get(title), `${path} shares its title`).toBeUndefined()
    titles.set(title, path)
    const address = new URL(path, baseURL).href.replace(/\/$/, '')
    expect
      .soft(
        (await attribute(page, 'link[rel=canonical]', 'href')).map((href) => href?.replace(/\/$/, '')),
        path,
      )
      .toEqual([address])
    const alternates = await attribute(page, 'link[rel=alternate][hreflang]', 'href')
    expect.soft(alternates.length, path).toBe(3)
    expect
      .soft(
        alternates.map((href) => href?.replace(/\/$/, '')),
        path,
      )
      .toContain(address)
    expect
      .soft(await page.evaluate(() => document.documentElement.scrollWidth), `${path} scrolls sideways`)
      .toBeLessThanOrEqual(360)
    for (const json of await page.locator('script[type="application/ld+json"]').allTextContents()) {
      expect.soft(() => JSON.parse(json), path).not.toThrow()
    }
    for (const href of await attribute(page, 'a[href^="/"]', 'href')) links.add(href?.split(/[?#]/)[0] ?? '')
  }
  for (const href of links) {
    if (!paths.includes(href)) expect.soft((await request.get(href)).status(), href).toBe(200)
  }
  await context.close()
})

const faults = async (page: Page, rules?: string[]) => {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  return violations.map(({ id, nodes }) => [id, nodes.slice(0, 3).map(({ target }) => target.join(' '))])
}

for (const half of [0, 1]) {
  test(`axe finds nothing on any page in light and dark, half ${half + 1}`, async ({ page, request }) => {
    test.setTimeout(300_000)
    // Both languages share their markup, so each page is looked at once, in turn in one language and the other.
    const pages = (await readSitemap(request)).filter((path) => langOf(path) === 'vi')
    for (const [index, path] of pages.entries()) {
      if (index % 2 !== half) continue
      const address = half === 0 ? path : path === '/' ? '/en' : `/en${path}`
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await page.goto(address, { waitUntil: 'domcontentloaded' })
      expect.soft(await faults(page), address).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      await page.goto(address, { waitUntil: 'domcontentloaded' })
      expect.soft(await faults(page, ['color-contrast']), `${address} in dark`).toEqual([])
    }
  })
}

test('the words of a page are in its HTML without any script', async ({ request }) => {
  test.setTimeout(200_000)
  const bare = (html: string) =>
    html
      .replace(/<(script|template|style)[\s\S]*?<\/\1>/g, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/&#x27;|&#39;/g, "'")
      .replace(/&amp;/g, '&')
      .replace(/\s+/g, ' ')
  for (const path of await readSitemap(request)) {
    const twin = await request.get(path === '/' ? '/index.md' : `${path}.md`)
    if (twin.status() !== 200) continue
    const html = bare(await (await request.get(path)).text())
    const headings = (await twin.text()).match(/^#{2,3} .+$/gm) ?? []
    for (const heading of headings) {
      const words = heading.replace(/^#+ /, '').replace(/\\/g, '').replace(/\s+/g, ' ').trim()
      expect.soft(html.includes(words), `${path}: ${words}`).toBe(true)
    }
  }
})

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
