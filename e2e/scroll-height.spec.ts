import { expect, test, type Page } from 'playwright/test'

const PAGES = ['/', '/en/aicall', '/aivoice', '/industries/banking', '/aicall/pricing', '/about-us']
const WIDTHS = [390, 1440]
/** How much of its height a page may win or lose while it is read. */
const JUMP = 0.02

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

// Counts how often the page has come to rest: at first, after a soft navigation, after another width.
const countRests = () => {
  Object.assign(window, { rests: 0 })
  new MutationObserver(() => {
    if (document.documentElement.dataset.resting === undefined) return
    Object.assign(window, { rests: Number(Reflect.get(window, 'rests')) + 1 })
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-resting'] })
}

const rest = (page: Page, times: number) =>
  expect.poll(() => page.evaluate(() => Number(Reflect.get(window, 'rests')))).toBe(times)

const readThrough = async (page: Page) => {
  const before = await height(page)
  for (let y = 0; y < before; y += 700) {
    await page.evaluate((top) => {
      scrollTo({ top, behavior: 'instant' })
      return new Promise((resolve) => requestAnimationFrame(resolve))
    }, y)
  }
  return Math.abs((await height(page)) / before - 1)
}

for (const width of WIDTHS) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 } })
    test.beforeEach(({ page }) => page.addInitScript(countRests))

    for (const path of PAGES)
      test(`${path} keeps its height while it is read`, async ({ page }) => {
        await page.goto(path)
        await rest(page, 1)
        // What it was laid out by, part by part, is gone.
        await expect(page.locator('[style*=content-visibility], [style*=min-height]')).toHaveCount(0)
        expect(await readThrough(page)).toBeLessThan(JUMP)
      })

    test('the first picture lays out nothing far below it, and a reload far below comes back to its place', async ({
      page,
    }) => {
      const isLazy = () => page.locator('html').evaluate(({ dataset }) => dataset.lazyLayout !== undefined)
      await page.goto('/', { waitUntil: 'commit' })
      await expect(page.locator('html')).toHaveAttribute('data-lazy-layout')
      await rest(page, 1)
      expect(await isLazy()).toBe(false)

      const faq = page.locator('#faq')
      await faq.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
      const top = () => faq.evaluate((element) => element.getBoundingClientRect().top)
      const before = await top()
      await page.reload({ waitUntil: 'commit' })
      await expect(page.locator('#closing')).toBeAttached()
      expect(await isLazy()).toBe(false)
      await rest(page, 1)
      expect(Math.abs((await top()) - before)).toBeLessThan(10)
    })

    test('so does a page that was opened softly, and one whose width changed', async ({ page }) => {
      await page.goto('/about-us')
      await rest(page, 1)
      await page.locator('footer a[href="/aicall"]').click()
      await rest(page, 2)
      expect(await readThrough(page)).toBeLessThan(JUMP)
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await page.setViewportSize({ width: width / 1.25, height: 844 })
      await rest(page, 3)
      expect(await readThrough(page)).toBeLessThan(JUMP)
    })
  })
}
