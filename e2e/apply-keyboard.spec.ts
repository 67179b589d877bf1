import { expect, test } from 'playwright/test'
import { cvFile, formOf, formWords, receiptIn } from './support/forms'
import { fileByKey, tabTo } from './support/keyboard'

const JOB = '/careers/ky-su-tong-hop-tieng-noi/apply'

test('an application by keyboard alone: from the top of the page to its receipt', async ({ page }) => {
  const { apply, fields } = formWords('vi')
  const chooseBy = fileByKey(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(JOB)
  const form = formOf(page, 'application')
  const send = form.getByRole('button', { name: apply.send })
  await expect(send).toBeEnabled()

  const name = form.getByLabel(apply.name, { exact: true })
  await tabTo(page, name)
  await page.keyboard.press('Enter')
  await expect(page.locator('#apply-name-error')).toHaveText(fields.NAME_EMPTY)
  await expect(name).toBeFocused()
  await page.keyboard.type('Trần Thị Bình')
  await expect(page.locator('#apply-name-error')).toHaveCount(0)
  await tabTo(page, form.getByLabel(apply.email, { exact: true }))
  await page.keyboard.type(`phim.${Date.now()}.${Math.floor(Math.random() * 1e6)}@thu.example`)
  await tabTo(page, form.getByLabel(apply.phoneNumber, { exact: true }))
  await page.keyboard.type('0912 345 678')
  await tabTo(page, page.locator('#apply-portfolio'))
  await page.keyboard.type('https://vidu.example/viec')

  const cv = page.locator('#apply-cv')
  const upload = page.locator('[data-upload]')
  const isUploaded = async (file: string) => {
    await expect(upload).toHaveAttribute('data-upload', 'done')
    await expect(upload).toContainText(file)
    await expect(cv).toBeFocused()
  }
  await tabTo(page, cv)
  await chooseBy('Enter', cvFile('mot.pdf'))
  await isUploaded('mot.pdf')
  await chooseBy('Space', cvFile('hai.pdf'))
  await isUploaded('hai.pdf')
  await page.keyboard.press('Shift+Tab')
  await expect(form.getByRole('button', { name: apply.cv.remove })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(upload).toHaveAttribute('data-upload', 'none')
  await expect(cv).toBeFocused()
  await chooseBy('Enter', cvFile('ba.pdf'))
  await isUploaded('ba.pdf')

  await tabTo(page, form.getByRole('checkbox'))
  await page.keyboard.press('Space')
  await expect(form.getByRole('checkbox')).toBeChecked()
  await tabTo(page, send)
  await page.keyboard.press('Enter')
  await receiptIn(form, apply.thanks.title)
  await tabTo(page, form.getByRole('link', { name: apply.thanks.back }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/careers$/)
})
