import { expect, test, type Page } from 'playwright/test'
import { wordsOf } from './support/words'

const { header } = wordsOf('vi').common

const openSheet = async (page: Page) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/aicall')
  await page.getByRole('button', { name: header.openMenu }).click()
  return page.locator('#site-menu')
}

const openPanel = async (page: Page, address: string) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(address)
  const trigger = page.getByRole('banner').locator('summary', { hasText: header.products })
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

test('the sheet has the focus, gives it back, and closes when it or a press is elsewhere', async ({
  page,
}) => {
  const sheet = await openSheet(page)
  const burger = page.getByRole('button', { name: header.openMenu })
  await expect(sheet.getByRole('button', { name: header.closeMenu })).toBeFocused()
  await expect(page.locator('main')).toHaveAttribute('inert')
  await page.keyboard.press('Enter')
  await expect(sheet).toBeHidden()
  await expect(page.locator('main')).not.toHaveAttribute('inert')
  await expect(burger).toBeFocused()

  await burger.click()
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(sheet).toBeHidden()

  await page.setViewportSize({ width: 800, height: 800 })
  await burger.click()
  await expect(sheet).toBeVisible()
  await page.mouse.click(100, 600)
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/\/aicall$/)
})

test('in the sheet one group is open at a time, and stays open while the focus is in another part', async ({
  page,
}) => {
  const sheet = await openSheet(page)
  const groups = sheet.locator('summary')
  await groups.first().click()
  await expect(sheet.locator('#menu-products')).toBeVisible()
  await sheet.getByRole('link', { name: header.tryFree }).focus()
  await expect(sheet.locator('#menu-products')).toBeVisible()
  await groups.nth(1).click()
  await expect(sheet.locator('#menu-products')).toBeHidden()
  await expect(sheet.locator('#menu-solutions')).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a menu of the bar opens, and so do the sheet and its groups', async ({ page }) => {
    const { panel } = await openPanel(page, '/about-us')
    await panel.getByRole('link', { name: /SmartDialog/ }).click()
    await expect(page).toHaveURL(/\/smartdialog$/)

    const sheet = await openSheet(page)
    await sheet.locator('summary').nth(1).click()
    await sheet.getByRole('link').filter({ visible: true }).nth(1).click()
    await expect(page).toHaveURL(/\/industries\//)
  })
})
