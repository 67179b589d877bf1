import { expect, type Locator, type Page } from 'playwright/test'
import { read, type Lang } from './words'

/** The words of the forms in a language, each message as a form shows it. */
export const formWords = (lang: Lang) => {
  const form = read(lang, 'forms')
  return {
    form,
    fields: { ...read(lang, 'errors').fields, ...form.fields },
    contact: read(lang, 'contact-form'),
    apply: read(lang, 'careers-form'),
    rights: read(lang, 'data-rights'),
    consent: read(lang, 'consent'),
  }
}

export const formOf = (page: Page, name: 'contact' | 'application' | 'data-rights') =>
  page.locator(`[data-form=${name}]`)

/** A CV that every reader opens: one page, no text. */
export const cvFile = (name = 'cv.pdf') => {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>',
  ].map((body, index) => `${index + 1} 0 obj${body}endobj\n`)
  const head = '%PDF-1.4\n'
  const starts = objects.map((_, index) => head.length + objects.slice(0, index).join('').length)
  const rows = starts.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const table = `xref\n0 4\n0000000000 65535 f \n${rows}`
  const end = head.length + objects.join('').length
  const text = `${head}${objects.join('')}${table}trailer<</Size 4/Root 1 0 R>>\nstartxref\n${end}\n%%EOF\n`
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text) }
}

/** Waits for the receipt of a form: its heading has the focus, its number looks like one; gives the number. */
export const receiptIn = async (form: Locator, title: string) => {
  const heading = form.getByRole('heading', { name: title })
  await expect(heading).toBeVisible({ timeout: 20_000 })
  await expect(heading).toBeFocused()
  const number = form.locator('[data-slot=receipt-number]')
  await expect(number).toHaveText(/^[A-Z]\d{6}-[0-9A-Z]{5}$/)
  return number.innerText()
}

/** Lets the next request to an address die on its way, once. */
export const cutOnce = (page: Page, url: string) => page.route(url, (route) => route.abort(), { times: 1 })

/** Lets the next form sent to an address arrive and its answer die on the way; gives the receipt nobody saw. */
export const loseAnswer = (page: Page, url: string) =>
  new Promise<string>((resolve) => {
    void page.route(
      url,
      async (route) => {
        const answer = await route.fetch()
        resolve((await answer.json()).result.receipt_id)
        await route.abort()
      },
      { times: 1 },
    )
  })
