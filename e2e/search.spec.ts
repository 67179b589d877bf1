import { expect, test, type Page } from 'playwright/test'
import { faults } from './support/axe'
import { CHROMIUM } from './support/browsers'
import { read } from './support/words'

const messages = read('vi', 'search')

/** The search listens from the first sign of a visitor. */
const isAwake = async (page: Page) => {
  await expect(page.locator('html')).toHaveAttribute('data-resting')
  await page.mouse.move(200, 200)
  await expect(page.locator('html')).toHaveAttribute('data-awake')
}

test('Ctrl K opens the search; typed without marks it leads to the page by keys alone', async ({ page }) => {
  await page.goto('/about-us')
  await isAwake(page)
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: messages.label })
  await expect(field).toBeFocused()
  // Making the index would hold up every press.
  expect(page.workers()).toHaveLength(1)
  await page.keyboard.type('ngan hang')
  const options = page.getByRole('option')
  await expect(options.first()).toHaveAttribute('href', '/industries/banking')
  expect(await faults(page)).toEqual([])
  await page.keyboard.press('ArrowDown')
  const second = options.nth(1)
  await expect(field).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/industries\/banking$/)
  await expect(field).toBeHidden()
})

test('the button in the header opens it, Escape closes it and gives the focus back', async ({ page }) => {
  await page.goto('/en/about-us')
  await isAwake(page)
  const button = page.getByRole('banner').getByRole('link', { name: read('en', 'search').open })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})

test('where the index cannot be made the button leads to the page of results', async ({ page }) => {
  await page.route('**/turbopack-worker-*', (route) => route.abort())
  await page.goto('/about-us')
  await isAwake(page)
  await page.getByRole('banner').getByRole('link', { name: messages.open }).click()
  await expect(page).toHaveURL(/\/search$/)
})

test.describe('without script', CHROMIUM, () => {
  test.use({ javaScriptEnabled: false })

  test('the button leads to a page that answers by itself', async ({ page }) => {
    await page.goto('/about-us')
    await page.getByRole('banner').getByRole('link', { name: messages.open }).click()
    await page.getByRole('searchbox').fill('nhac no')
    await page.getByRole('button', { name: messages.submit }).click()
    await expect(page).toHaveURL(/\/search\?q=nhac\+no$/)
    await expect(page.locator('main ol a[href="/industries/finance"]').first()).toBeVisible()
  })
})
