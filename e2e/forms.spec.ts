import { expect, test } from 'playwright/test'
import { faults } from './support/axe'
import { CHROMIUM } from './support/browsers'
import { cutOnce, cvFile, formOf, formWords, loseAnswer, receiptIn } from './support/forms'
import { screenOf } from './support/phone'
import { at, LANGS } from './support/words'

const JOB = '/careers/ky-su-tong-hop-tieng-noi/apply'
const someone = () => `khach.${Date.now()}.${Math.floor(Math.random() * 1e6)}@thu.example`

for (const lang of LANGS) {
  const { contact, form: shared, fields, apply } = formWords(lang)

  test(
    `${lang}: a message survives wrong fields, cut lines and a reload, and arrives once`,
    screenOf(lang),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(at(lang, '/contact-us?purpose=aivoice'))
      const form = formOf(page, 'contact')
      const send = form.getByRole('button', { name: contact.send })
      await send.click()
      await expect(form.getByRole('group', { name: shared.summary.replace('{n}', '5') })).toBeVisible()
      await expect(form.getByLabel(contact.fullName, { exact: true })).toBeFocused()
      await expect(page.locator('#contact-name-error')).toHaveText(fields.FULL_NAME_EMPTY)
      expect(await faults(page)).toEqual([])

      await form.getByLabel(contact.fullName, { exact: true }).fill('Nguyễn Văn An')
      await form.getByLabel(contact.phoneNumber, { exact: true }).fill('0168 999 3333')
      await form.getByLabel(contact.email, { exact: true }).fill(someone())
      await form.getByLabel(contact.content, { exact: true }).fill('Xin chào')
      await form
        .getByRole('button', { name: shared.phoneSuggestion.replace('{phone}', '0389 993 333') })
        .click()
      await expect(form.getByLabel(contact.purposes.AIVOICE, { exact: true })).toBeChecked()
      await page.reload()
      await expect(form.getByLabel(contact.content, { exact: true })).toHaveValue('Xin chào')
      await expect(form.getByLabel(contact.phoneNumber, { exact: true })).toHaveValue('0389 993 333')
      await form.getByRole('checkbox').check()

      const alert = form.getByRole('alert').filter({ hasText: shared.problems.NETWORK.title })
      await cutOnce(page, '**/captcha/challenge**')
      await send.click()
      await expect(alert).toBeVisible()
      // The message arrives, its answer does not: sending again must give the same receipt.
      const lost = loseAnswer(page, '**/api/v1/contacts')
      await send.click()
      const first = await lost
      await expect(alert).toBeVisible()
      await expect(form.getByLabel(contact.content, { exact: true })).toHaveValue('Xin chào')
      await send.click()
      expect(await receiptIn(form, contact.thanks.title)).toBe(first)
      await form.getByRole('button', { name: contact.thanks.again }).click()
      await expect(form.getByLabel(contact.content, { exact: true })).toHaveValue('')
    },
  )

  test(
    `${lang}: an application with a real PDF, through wrong files and cut lines`,
    screenOf(lang),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(at(lang, JOB))
      const form = formOf(page, 'application')
      const send = form.getByRole('button', { name: apply.send })
      await expect(send).toBeEnabled()
      const cv = page.locator('#apply-cv')
      const upload = page.locator('[data-upload]')
      const said = page.locator('#apply-cv-error')
      const wrong = [
        [{ ...cvFile('cv'), mimeType: '' }, 'NO_EXTENSION'],
        [cvFile('cv.exe'), 'WRONG_TYPE'],
        [{ ...cvFile(), buffer: Buffer.from('MZ, renamed') }, 'WRONG_CONTENT'],
        [{ ...cvFile(), buffer: Buffer.alloc(0) }, 'EMPTY'],
        [{ ...cvFile(), buffer: Buffer.alloc(10 * 1024 * 1024 + 1, '%PDF') }, 'TOO_LARGE'],
      ] as const
      for (const [file, problem] of wrong) {
        await cv.setInputFiles(file)
        await expect(said).toHaveText(apply.cv.problems[problem])
      }
      await send.click()
      await expect(form.getByLabel(apply.name, { exact: true })).toBeFocused()
      expect(await faults(page)).toEqual([])

      for (const step of ['**/presigned-url-for-uploading**', '**/api/v1/uploads/**']) {
        await cutOnce(page, step)
        await cv.setInputFiles(cvFile())
        await expect(said).toHaveText(apply.cv.problems.UPLOAD)
      }
      await form.getByRole('button', { name: apply.cv.retry }).click()
      await expect(upload).toHaveAttribute('data-upload', 'done')

      const email = someone()
      await form.getByLabel(apply.name, { exact: true }).fill('Trần Thị Bình')
      await form.getByLabel(apply.email, { exact: true }).fill(email)
      await form.getByLabel(apply.phoneNumber, { exact: true }).fill('0912.345.678')
      await form.getByRole('checkbox').check()
      await cutOnce(page, '**/api/v1/jobs/apply')
      await send.click()
      await expect(form.getByRole('alert').filter({ hasText: shared.problems.NETWORK.title })).toBeVisible()
      await send.click()
      await receiptIn(form, apply.thanks.title)

      await page.reload()
      await cv.setInputFiles(cvFile())
      await expect(upload).toHaveAttribute('data-upload', 'done')
      await form.getByLabel(apply.name, { exact: true }).fill('Trần Thị Bình')
      await form.getByLabel(apply.email, { exact: true }).fill(email)
      await form.getByLabel(apply.phoneNumber, { exact: true }).fill('0912345678')
      await form.getByRole('checkbox').check()
      await send.click()
      await expect(form.getByRole('alert').filter({ hasText: apply.emailUsed.title })).toBeVisible()
      await page.reload()
      await expect(form.getByLabel(apply.name, { exact: true })).toHaveValue('Trần Thị Bình')
      const [before = ''] = apply.restored.split('{time}')
      await expect(form.locator('[data-slot=draft-note]')).toContainText(before)
    },
  )
}

test('an application whose answer was lost gets its first receipt, with the CV chosen again', async ({
  page,
}) => {
  const { apply, form: shared } = formWords('vi')
  await page.goto(JOB)
  const form = formOf(page, 'application')
  const send = form.getByRole('button', { name: apply.send })
  await expect(send).toBeEnabled()
  const chooseCv = async () => {
    await page.locator('#apply-cv').setInputFiles(cvFile())
    await expect(page.locator('[data-upload]')).toHaveAttribute('data-upload', 'done')
  }
  await chooseCv()
  await form.getByLabel(apply.name, { exact: true }).fill('Trần Thị Bình')
  await form.getByLabel(apply.email, { exact: true }).fill(someone())
  await form.getByLabel(apply.phoneNumber, { exact: true }).fill('0912345678')
  await form.getByRole('checkbox').check()
  const first = loseAnswer(page, '**/api/v1/jobs/apply')
  await send.click()
  await expect(form.getByRole('alert').filter({ hasText: shared.problems.NETWORK.title })).toBeVisible()

  await page.reload()
  await expect(form.getByLabel(apply.name, { exact: true })).toHaveValue('Trần Thị Bình')
  await chooseCv()
  await form.getByRole('checkbox').check()
  await send.click()
  expect(await receiptIn(form, apply.thanks.title)).toBe(await first)
})

test('a request about personal data by keyboard alone', async ({ page }) => {
  const { rights } = formWords('vi')
  await page.goto('/data-rights')
  const form = formOf(page, 'data-rights')
  await expect(form.getByRole('button', { name: rights.send })).toBeEnabled()
  await form.getByLabel(rights.kinds.access, { exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(form.getByLabel(rights.kinds.delete, { exact: true })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.type('0912345678')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Xoá giúp tôi')
  await page.keyboard.press('Tab')
  await expect(form.getByRole('checkbox')).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await receiptIn(form, rights.thanks.title)
  expect(await faults(page)).toEqual([])
})

test('the way from a product page says what the message is about', async ({ page }) => {
  const { contact } = formWords('vi')
  await page.goto('/smartdialog')
  await page.locator('main a[href="/contact-us"]').first().click()
  await expect(page).toHaveURL(/contact-us/, { timeout: 30_000 })
  await expect(
    formOf(page, 'contact').getByLabel(contact.purposes.SMARTDIALOG, { exact: true }),
  ).toBeChecked()
})

test(
  'without script every form names the other ways, and every job is listed',
  CHROMIUM,
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
    const page = await context.newPage()
    const { form } = formWords('vi')
    for (const path of ['/contact-us', JOB, '/data-rights']) {
      await page.goto(path)
      const instead = page.locator('main [data-slot=without-script]')
      await expect(instead).toHaveCSS('display', 'block')
      await expect(page.locator('main form')).toHaveCSS('display', 'none')
      expect(await instead.textContent()).toContain(form.noScript.title)
      const email = process.env['SUPPORT_EMAIL'] ?? ''
      expect(email).not.toBe('')
      expect(await instead.textContent()).toContain(email)
      // Nothing arrives at an address of the demo.
      await expect(instead.locator('a[href^="mailto:"]')).toHaveCount(0)
    }
    await page.goto('/careers')
    const rows = page.locator('[data-city]')
    expect(await rows.count()).toBeGreaterThan(6)
    for (const row of await rows.all()) await expect(row).toHaveCSS('display', 'grid')
    await context.close()
  },
)
