import { expect, test, type Page } from 'playwright/test'
import { faults } from './support/axe'
import { PHONE } from './support/phone'
import { read, type Lang } from './support/words'

const common = (lang: Lang) => read(lang, 'common').contact
const words = (lang: Lang) => read(lang, 'site-assistant')

/** By keys alone: the contact button, and the assistant in its panel. */
const open = async (page: Page, lang: Lang) => {
  await expect(async () => {
    await page.keyboard.press('Shift')
    await expect(page.locator('html')).toHaveAttribute('data-awake', '', { timeout: 500 })
  }).toPass()
  const button = page.getByRole('button', { name: common(lang).open, exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: common(lang).assistant }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: words(lang).title })
  await expect(dialog).toBeVisible()
  return { button, dialog, field: dialog.getByRole('textbox', { name: words(lang).label }) }
}

test('asked by keys alone it quotes a page, keeps what was said, and Escape gives the focus back', async ({
  page,
}) => {
  await page.goto('/search')
  const { button, dialog, field } = await open(page, 'vi')
  await expect(field).toBeFocused()
  await page.keyboard.type('hieu tieng viet khong dau')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('log')).toContainText(words('vi').found)
  await expect(dialog.locator('[data-topic=found] blockquote')).not.toBeEmpty()
  expect(await faults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  const again = await open(page, 'vi')
  const [link] = await again.dialog.locator('[data-topic=found] a').all()
  const path = await link!.getAttribute('href')
  await link!.click()
  await expect(page).toHaveURL((url) => path!.startsWith(url.pathname))
  await expect(dialog).toBeHidden()
})

test('what was asked goes into the message only where the visitor wants it to', PHONE, async ({ page }) => {
  await page.goto('/search')
  const { dialog } = await open(page, 'vi')
  const [, , , person] = words('vi').starters.list
  await dialog.getByRole('button', { name: person }).click()
  expect(await faults(page)).toEqual([])
  await dialog.getByRole('checkbox', { name: words('vi').include }).check()
  await dialog.getByRole('link', { name: words('vi').contact }).click()
  await expect(page).toHaveURL(/\/contact-us#write$/)
  await expect(page.locator('#contact-content')).toHaveValue(new RegExp(person))
})
