import { expect, test, type Page } from 'playwright/test'
import { PHONE } from './support/phone'
import { untilRested } from './support/rest'

const keepMark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-kept', ''))
const kept = (page: Page) => page.locator('html[data-kept]')
// What stands for browsers without script is only in a document.
const textOf = (page: Page) =>
  page.locator('main :not(script, noscript)').evaluateAll((elements) =>
    elements
      .filter((element) => element.children.length === 0 && !element.closest('noscript'))
      .map(({ textContent }) => textContent)
      .filter(Boolean),
  )
const follow = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`).first().click()

/** The page once its links are followed softly. */
const openAlive = async (page: Page, path: string) => {
  await page.goto(path)
  await untilRested(page)
  await keepMark(page)
}

for (const [from, to] of [
  ['/about-us', '/smartdialog'],
  ['/en/services', '/en/about-us'],
] as const)
  test(
    `${from}: a link to ${to} loads no document, and the page is the one a document would show`,
    PHONE,
    async ({ page, context }) => {
      await openAlive(page, from)
      const before = await textOf(page)
      await follow(page, to)
      await expect(page).toHaveURL(to)
      const fresh = await context.newPage()
      await fresh.goto(to)
      await expect.poll(() => textOf(page)).toEqual(await textOf(fresh))
      await expect(page.locator('h1')).toBeVisible()
      await page.goBack()
      await expect.poll(() => textOf(page)).toEqual(before)
      await expect(kept(page)).toBeAttached()
    },
  )

test('a page whose HTML does not come is left to the browser', async ({ page }) => {
  await openAlive(page, '/')
  await page.route('**/aicall', (route) => route.abort(), { times: 1 })
  await follow(page, '/aicall')
  await expect(page.locator('h1')).toBeVisible()
  await expect(page).toHaveURL('/aicall')
  await expect(kept(page)).toHaveCount(0)
  await expect(page.locator('section[id]').first()).not.toBeEmpty()
})

test('a new tab, a file and the other language are the browser’s', async ({ page, context }) => {
  await openAlive(page, '/')
  const opened = context.waitForEvent('page')
  await page
    .locator('footer a[href="/aicall"]')
    .first()
    .click({ modifiers: ['ControlOrMeta'] })
  await (await opened).close()
  await expect(kept(page)).toBeAttached()
  await page.locator('footer a[hreflang=en]').click()
  await expect(page).toHaveURL('/en')
  await expect(kept(page)).toHaveCount(0)
})

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`the title ${reducedMotion === 'reduce' ? 'does not move' : 'moves'} to the next page of its family`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document)
      document.startViewTransition = (update) => {
        const transition = start(update)
        void transition.ready.then(() => {
          const moved = document
            .getAnimations()
            .filter(
              ({ effect }) =>
                effect instanceof KeyframeEffect &&
                effect.pseudoElement === '::view-transition-group(page-title)',
            ).length
          document.documentElement.dataset.moved = String(moved)
        })
        return transition
      }
    })
    await openAlive(page, '/industries/banking')
    // Not by the mouse: the footer's link would first be scrolled to, and only what is seen moves.
    await page
      .locator('footer a[href="/industries/insurance"]')
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await expect(page).toHaveURL('/industries/insurance')
    await expect(page.locator('html[data-moved]:not([data-moved="0"])')).toHaveCount(
      reducedMotion === 'reduce' ? 0 : 1,
    )
  })
