import { expect, test, type Page } from 'playwright/test'
import { wordsOf } from './support/words'

const { header } = wordsOf('vi').common

const openSheet = async (page: Page) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/aicall')
  await page.getByRole('button', { name: header.openMenu }).click()
  return page.getByRole('dialog', { name: header.menu })
}

const openPanel = async (page: Page, address: string) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(address)
  const trigger = page.getByRole('banner').getByRole('button', { name: header.products })
  await trigger.click()
  const panel = page.locator('#menu-products')
  await expect(panel).toBeVisible()
  return { trigger, panel }
}

test('the sheet closes on a link to the page one is on, and the place it leads to is seen', async ({
  page,
}) => {
  const sheet = await openSheet(page)
  await sheet.getByRole('link', { name: header.tryFree }).click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/\/aicall#demo$/)
  await expect(page.locator('#demo')).toBeInViewport()
})

test('a panel closes on a link to the page one is on', async ({ page }) => {
  const { panel } = await openPanel(page, '/aicall')
  await panel.getByRole('link', { name: header.featureCta }).click()
  await expect(panel).toBeHidden()
  await expect(page.locator('#demo')).toBeInViewport()
})

test('the contact panel closes on a link to the page one is on', async ({ page }) => {
  const { contact } = wordsOf('vi').common
  await page.goto('/contact-us')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: contact.open, exact: true }).click()
  const panel = page.locator('#contact-panel')
  await panel.getByRole('link', { name: contact.form }).click()
  await expect(panel).toBeHidden()
})

test('a panel closes when the focus leaves it, forwards and backwards', async ({ page }) => {
  const { trigger, panel } = await openPanel(page, '/')
  await panel.getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await expect(panel).toBeHidden()
  await expect(page.locator(':focus')).toBeVisible()

  await trigger.click()
  await panel.getByRole('link').first().focus()
  await page.keyboard.press('Shift+Tab')
  await expect(trigger).toBeFocused()
  await expect(panel).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(panel).toBeHidden()
})
