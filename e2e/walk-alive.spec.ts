import { expect, test } from 'playwright/test'
import { faults } from './support/axe'
import { formWords } from './support/forms'
import { ownOrigins, readSitemap, withoutAlike } from './support/site'
import { langOf } from './support/words'

/** The pages are walked in parts, side by side. */
const PARTS = [0, 1, 2, 3]

/** The same on every page: looked at on the first page of a part only. */
const SHELL = ['.site-header', '.site-footer']

/** Sections have the same colours wherever they stand: of so many pages, one is looked at in dark too. */
const DARK_EVERY = 5

/** What may stand in a browser before anybody agreed to anything: the language. */
const COOKIES = ['lng']

for (const part of PARTS) {
  test(`before consent no page calls a third party or sets a cookie, and axe finds nothing, part ${part + 1}`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    test.setTimeout(300_000)
    // In the page, not on its way: a browser that is asked about every request keeps no file from page to page.
    await page.addInitScript(() => {
      const ask = window.fetch
      window.fetch = async (...asked) => {
        const answer = await ask(...asked)
        if (asked[0] !== '/config.json') return answer
        return Response.json({ ...(await answer.json()), gtmId: 'GTM-TEST1' })
      }
    })
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    const own = ownOrigins(baseURL)
    const foreign: string[] = []
    page.on('request', (asked) => {
      const { protocol, origin } = new URL(asked.url())
      if (protocol.startsWith('http') && !own.has(origin)) foreign.push(asked.url())
    })
    // Both languages share their markup, so each page is looked at once, in turn in one language and the other.
    const pages = withoutAlike((await readSitemap(request)).filter((path) => langOf(path) === 'vi'))
    const mine = pages.filter((_path, index) => index % PARTS.length === part)
    for (const [index, path] of mine.entries()) {
      const without = index === 0 ? [] : SHELL
      const lang = part % 2 === 0 ? 'vi' : 'en'
      const address = lang === 'vi' ? path : `/en${path === '/' ? '' : path}`
      await page.goto(address, { waitUntil: 'domcontentloaded' })
      // Asked for consent, the page has come alive and done what it does by itself.
      const banner = page.getByRole('region', { name: formWords(lang).consent.banner.label })
      await expect.soft(banner, address).toBeVisible()
      expect.soft(await faults(page, { without }), address).toEqual([])
      if (index % DARK_EVERY === 0) {
        await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
        const inDark = await faults(page, { without, rules: ['color-contrast'] })
        expect.soft(inDark, `${address} in dark`).toEqual([])
      }
      expect.soft(foreign.splice(0), address).toEqual([])
      const cookies = (await context.cookies(page.url())).map(({ name }) => name)
      expect
        .soft(
          cookies.filter((name) => !COOKIES.includes(name)),
          address,
        )
        .toEqual([])
    }
  })
}
