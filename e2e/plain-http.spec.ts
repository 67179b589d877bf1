import { readFileSync } from 'node:fs'
import { expect, test } from 'playwright/test'
import { CHROMIUM_FLAGS } from '../scripts/lib/chromium'
import { callNow, expectResult, fillForm } from './support/demo'
import { formOf, formWords, receiptIn } from './support/forms'

// As a telephone on the same network opens the site: plain http, and not this machine's own name.
const HOST = 'office.test'
test.use({
  launchOptions: async ({ launchOptions }, provide) =>
    provide({ ...launchOptions, args: [...CHROMIUM_FLAGS, `--host-resolver-rules=MAP ${HOST} 127.0.0.1`] }),
})

const addressOf = (baseURL: string | undefined, path: string) => {
  const url = new URL(path, baseURL)
  url.hostname = HOST
  return url.href
}

test('a call can be made, and a message sent', async ({ page, baseURL }) => {
  await page.goto(addressOf(baseURL, '/'))
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  await fillForm(page, 'vi', '0912377101')
  await callNow(page, 'vi')
  await expectResult(page, 'vi', 'BUSY')

  const { contact } = formWords('vi')
  await page.goto(addressOf(baseURL, '/contact-us?purpose=aivoice'))
  const form = formOf(page, 'contact')
  await form.getByLabel(contact.fullName, { exact: true }).fill('Nguyễn Văn An')
  await form.getByLabel(contact.phoneNumber, { exact: true }).fill('0912345678')
  await form.getByLabel(contact.email, { exact: true }).fill('khach@thu.example')
  await form.getByLabel(contact.content, { exact: true }).fill('Xin chào')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: contact.send }).click()
  await receiptIn(form, contact.thanks.title)
})

test('code can be copied', async ({ page, baseURL }) => {
  const labels = JSON.parse(readFileSync('locales/vi/docs/labels.json', 'utf8'))
  await page.goto(addressOf(baseURL, '/aicall/api-docs'))
  const button = page.locator('[data-slot=copy-button]').first()
  await expect(button).toContainText(labels.copy)
  await button.click()
  await expect(page.getByText(labels.copied)).toBeVisible()
  await expect(button).toBeFocused()
  const code = await page
    .locator('[data-slot=code-panel]')
    .first()
    .locator('pre')
    .filter({ visible: true })
    .textContent()
  await page.goto(addressOf(baseURL, '/contact-us'))
  const field = formOf(page, 'contact').locator('textarea')
  await field.focus()
  await page.keyboard.press('ControlOrMeta+V')
  expect((await field.inputValue()).trim()).toBe(code?.trim())
})
