import { expect, test, type Page } from 'playwright/test'
import { CHROMIUM } from './support/browsers'
import { callNow, card, expectState, fillDemo } from './support/demo'
import { cvFile, formOf, formWords } from './support/forms'
import { untilRested } from './support/rest'
import { at, wordsOf } from './support/words'

const toast = (page: Page) => page.locator('[data-slot=toast-layer] [role=status]')

/** Whether a script that this page has loaded holds the toast library. */
const hasLibrary = (page: Page) =>
  page.evaluate(async () => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.includes('.js'))
    const sources = await Promise.all(scripts.map(async ({ name }) => (await fetch(name)).text()))
    return sources.some((source) => source.includes('Toastify__'))
  })

test(
  'what was copied is told in one toast; a page that shows none loads no library',
  CHROMIUM,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(at('en', '/aicall/api-docs/errors'))
    await untilRested(page)
    expect(await hasLibrary(page)).toBe(false)
    const copy = page.locator('[data-slot=copy-button]')
    await copy.nth(0).click()
    await expect(toast(page)).toBeVisible()
    const text = await toast(page).textContent()
    expect(text).toBeTruthy()
    expect(await hasLibrary(page)).toBe(true)
    await copy.nth(1).click()
    await expect(toast(page)).toHaveCount(1)
  },
)

test(
  'somebody who types is told that the network is lost, and that it is back',
  CHROMIUM,
  async ({ page, context }) => {
    const { toast: words } = wordsOf('vi').common
    await page.goto(at('vi', '/contact-us'))
    await untilRested(page)
    await formOf(page, 'contact').locator('textarea').fill('Xin chào')
    await expect.poll(() => hasLibrary(page)).toBe(true)
    await context.setOffline(true)
    await expect(toast(page)).toHaveText(words.offline)
    await context.setOffline(false)
    await expect(toast(page)).toHaveText(words.online)
  },
)

test('a CV removed by keyboard comes back by keyboard', async ({ page }) => {
  const { apply } = formWords('en')
  await page.goto(at('en', '/careers'))
  await page.goto(`${await page.locator('main a[href*="/careers/"]').first().getAttribute('href')}/apply`)
  const cv = page.locator('[data-slot=cv]')
  await page.locator('#apply-cv').setInputFiles(cvFile())
  await expect(cv).toHaveAttribute('data-upload', 'done')
  await cv.getByRole('button', { name: apply.cv.remove }).press('Enter')
  await expect(cv).toHaveAttribute('data-upload', 'none')
  await expect(toast(page)).toContainText(apply.cv.removed.replace('{name}', 'cv.pdf'))
  await page.keyboard.press('Alt+t')
  await page.keyboard.press('Tab')
  await expect(toast(page).getByRole('button', { name: apply.cv.undo })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(cv).toHaveAttribute('data-upload', 'done')
  await expect(page.locator('#apply-cv')).toBeFocused()
  await expect(toast(page)).toHaveCount(0)
})

test('a call that ends while its visitor reads on below is told of there, and leads back', async ({
  page,
}) => {
  const { demo } = wordsOf('vi')
  await fillDemo(page, 'vi', '0912345678')
  await callNow(page, 'vi')
  await expectState(page, 'CALLING')
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expectState(page, 'DONE')
  await expect(toast(page)).toContainText(demo.results.ANSWER.title)
  await expect(card(page)).not.toBeInViewport()
  await toast(page).getByRole('button', { name: demo.done.show }).click()
  const title = card(page).getByRole('heading', { name: demo.results.ANSWER.title })
  await expect(title).toBeInViewport()
  await expect(title).toBeFocused()
})
