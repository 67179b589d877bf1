// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadApplyFormWords, type ApplyFormWords } from '@/features/careers/apply/form-words'
import { ApiError } from '@/lib/api-error'
import type { FieldCode } from '@/lib/contract/field-codes'
import { LOCALES } from '@/lib/i18n/config'
import { errorOf, press, resetService, service, type } from '../forms'
import { choose, cvInput, fillIn, fillInPerson, pdf, show, state } from './apply-page'
import { resetStorage, storage } from './cv-storage'

vi.mock('@/lib/http', async () => ({ request: (await import('../forms')).fakeRequest }))
vi.mock('@/lib/captcha/solve-captcha', () => ({ solveCaptcha: () => Promise.resolve('proof') }))
vi.mock('@/lib/read-public-config', () => ({
  readPublicConfig: () => Promise.resolve({ recaptchaSiteKey: '' }),
}))
vi.mock('@/features/careers/apply/upload-cv', async () => ({
  uploadCv: (await import('./cv-storage')).fakeUpload,
}))

beforeEach(() => {
  resetService()
  resetStorage()
})
afterEach(cleanup)

describe.each(LOCALES)('the application form in %s', (lang) => {
  let words: ApplyFormWords
  beforeEach(async () => {
    words = await loadApplyFormWords(lang)
  })

  test('explains every wrong value beside its field', async () => {
    show(words, lang)
    const wrong: [string, string, FieldCode][] = [
      [words.name, '', 'NAME_EMPTY'],
      [words.name, '<b>', 'NAME_INVALID'],
      [words.email, '', 'EMAIL_EMPTY'],
      [words.email, 'binh', 'EMAIL_INVALID'],
      [words.phoneNumber, '', 'PHONE_EMPTY'],
      [words.phoneNumber, 'abc', 'PHONE_INVALID'],
    ]
    for (const [label, value, code] of wrong) {
      const field = type(label, value)
      await waitFor(() => expect(errorOf(field)?.textContent).toBe(words.form.fields[code]))
    }
    const portfolio = screen.getByRole('textbox', { name: new RegExp(`^${words.portfolio}`) })
    fireEvent.change(portfolio, { target: { value: 'ftp://x' } })
    fireEvent.blur(portfolio)
    await waitFor(() => expect(errorOf(portfolio)?.textContent).toBe(words.form.fields.PORTFOLIO_INVALID))
  })

  test('sent empty: names the CV too, focuses the first field', async () => {
    show(words, lang)
    await press(words.send)
    await waitFor(() => expect(errorOf(cvInput())?.textContent).toBe(words.form.fields.CV_EMPTY))
    expect(document.activeElement).toBe(screen.getByLabelText(words.name))
    expect(service.asked).toEqual([])
  })

  test('with only the CV missing the focus goes there', async () => {
    show(words, lang)
    await fillIn(words)
    fireEvent.click(screen.getByRole('button', { name: words.cv.remove }))
    expect(document.activeElement).toBe(cvInput())
    screen.getByLabelText(words.name).focus()
    await press(words.send)
    await waitFor(() => expect(document.activeElement).toBe(cvInput()))
  })

  test('is sent with the stored address and the job, and shows the receipt', async () => {
    show(words, lang)
    await fillIn(words)
    await press(words.send)
    const title = await screen.findByRole('heading', { name: words.thanks.title })
    await waitFor(() => expect(document.activeElement).toBe(title))
    expect(service.asked).toHaveLength(1)
    expect(service.asked[0]?.data).toMatchObject({
      name: 'Trần Thị Bình',
      cv: 'https://store.example/uploads/a.pdf',
      jobId: 'ky-su',
      consent: { accepted: true, version: 'application-2026-11' },
    })
    expect(localStorage).toHaveLength(0)
  })

  test('says that the email has been used, at its field too, and keeps everything', async () => {
    service.answer = () => Promise.reject(new ApiError('refused', { code: 'EMAIL_ALREADY_USED' }))
    show(words, lang)
    await fillIn(words)
    await press(words.send)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(words.form.problems.EMAIL_ALREADY_USED.title)
    expect(alert.textContent).toContain(words.form.problems.EMAIL_ALREADY_USED.text)
    expect(state()).toBe('done')
    const email = screen.getByLabelText(words.email)
    expect(errorOf(email)?.textContent).toBe(Reflect.get(words.form.fields, 'EMAIL_ALREADY_USED'))
    expect(document.activeElement).toBe(email)
    type(words.email, 'other@thu.example')
    await waitFor(() => expect(errorOf(email)).toBeUndefined())
  })

  test('the same CV sent again, to a new address, is the same application; another CV is another', async () => {
    service.answer = () => Promise.reject(new ApiError('network'))
    const file = pdf()
    const first = show(words, lang)
    fillInPerson(words)
    const sendWith = async (cv: File, address: string) => {
      storage.answer = () => Promise.resolve(`https://store.example/uploads/${address}.pdf`)
      choose(cv)
      await waitFor(() => expect(state()).toBe('done'))
      const times = service.asked.length
      await press(words.send)
      await waitFor(() => expect(service.asked).toHaveLength(times + 1))
      await screen.findByRole('alert')
      return service.asked.at(-1)
    }
    const lost = await sendWith(file, 'a')
    first.unmount()
    show(words, lang)
    await waitFor(() => expect(screen.getByLabelText(words.name)).toHaveProperty('value', 'Trần Thị Bình'))
    fireEvent.click(screen.getByLabelText(words.consent))
    const again = await sendWith(file, 'b')
    expect(again?.data['cv']).not.toBe(lost?.data['cv'])
    expect(again?.key).toBe(lost?.key)
    const other = await sendWith(new File(['%PDF-1.7 other'], 'cv.pdf'), 'c')
    expect(other?.key).not.toBe(lost?.key)
  })

  test('a job that closed meanwhile says so and sends nothing', async () => {
    show(words, lang, 0)
    await fillIn(words)
    await press(words.send)
    expect((await screen.findByRole('alert')).textContent).toContain(words.closed.title)
    expect(service.asked).toEqual([])
  })

  test('keeps what was written, not the file, and says so', async () => {
    const first = show(words, lang)
    await fillIn(words)
    first.unmount()
    show(words, lang)
    await waitFor(() => expect(screen.getByLabelText(words.name)).toHaveProperty('value', 'Trần Thị Bình'))
    expect(state()).toBe('none')
    const [before = ''] = words.form.draft.restored.split('{time}')
    expect(document.querySelector('[data-slot=draft-note]')?.textContent).toContain(before)
  })
})
