import { expect, test, type Page } from 'playwright/test'
import { handset, openHandset } from './support/handset'
import { at, wordsOf } from './support/words'

const PHONE = { width: 360, height: 740 }

const overflow = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)

test('the page behind an open sheet or dialog stays, and moves again after it', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto(at('vi', '/aicall'))
  await page.getByRole('button', { name: wordsOf('vi').common.header.openMenu }).click()
  await expect.poll(() => overflow(page)).toBe('clip')
  await page.keyboard.press('Escape')
  await expect.poll(() => overflow(page)).toBe('visible')

  await page.getByRole('button', { name: wordsOf('vi').common.header.openMenu }).click()
  await page.locator('#site-menu summary').first().click()
  await page.locator('#site-menu nav a:visible').first().click()
  await expect(page.locator('#site-menu')).toBeHidden()
  await expect.poll(() => overflow(page)).toBe('visible')

  await openHandset(page, 'vi')
  await expect.poll(() => overflow(page)).toBe('clip')
  // The first ends a call that is under way.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(handset(page)).toBeHidden({ timeout: 500 })
  }).toPass()
  await expect.poll(() => overflow(page)).toBe('visible')
})

test('on a phone nothing floats while a field has the focus', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto(at('vi', '/search'))
  const bar = page.locator('.contact-bar')
  const field = page.getByRole('main').getByRole('searchbox')
  await field.click()
  await expect(bar).toBeHidden()
  await field.blur()
  await expect(bar).toBeVisible()
})

test('below the bar of a product a part of the page and what has the focus stand free of it', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto(`${at('vi', '/aicall')}#faq`)
  const bottom = await page.locator('.product-bar').evaluate((bar) => bar.getBoundingClientRect().bottom)
  await expect
    .poll(() => page.locator('#faq').evaluate((part) => Math.round(part.getBoundingClientRect().top)))
    .toBeGreaterThanOrEqual(Math.floor(bottom) - 1)
})
