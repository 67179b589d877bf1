// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadApplyMessages, type ApplyMessages } from '@/features/careers/apply/messages'
import { ApiError } from '@/lib/api-error'
import type { FieldCode } from '@/lib/contract/field-codes'
import { LOCALES } from '@/lib/i18n/config'
import { untilFocused } from '../../focus'
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
  let messages: ApplyMessages
  beforeEach(async () => {
    messages = await loadApplyMessages(lang)
  })

  test('explains every wrong value beside its field', async () => {
    show(messages, lang)
    const wrong: [string, string, FieldCode][] = [
      [messages.name, '', 'NAME_EMPTY'],
      [messages.name, '<b>', 'NAME_INVALID'],
      [messages.email, '', 'EMAIL_EMPTY'],
      [messages.email, 'binh', 'EMAIL_INVALID'],
      [messages.phoneNumber, '', 'PHONE_EMPTY'],
      [messages.phoneNumber, 'abc', 'PHONE_INVALID'],
    ]
    for (const [label, value, code] of wrong) {
      const field = type(label, value)
      await waitFor(() => expect(errorOf(field)?.textContent).toBe(messages.form.fields[code]))
    }
    const portfolio = screen.getByRole('textbox', { name: new RegExp(`^${messages.portfolio}`) })
    fireEvent.change(portfolio, { target: { value: 'ftp://x' } })
    fireEvent.blur(portfolio)
    await waitFor(() => expect(errorOf(portfolio)?.textContent).toBe(messages.form.fields.PORTFOLIO_INVALID))
  })

  test('sent empty: names the CV too, focuses the first field', async () => {
    show(messages, lang)
    await press(messages.send)
    await waitFor(() => expect(errorOf(cvInput())?.textContent).toBe(messages.form.fields.CV_EMPTY))
    await untilFocused(screen.getByLabelText(messages.name))
    expect(service.asked).toEqual([])
  })

  test('with only the CV missing the focus goes there', async () => {
    show(messages, lang)
    await fillIn(messages)
    fireEvent.click(screen.getByRole('button', { name: messages.cv.remove }))
    expect(document.activeElement).toBe(cvInput())
    screen.getByLabelText(messages.name).focus()
    await press(messages.send)
    await untilFocused(cvInput())
  })

  test('is sent with the stored address and the job, and shows the receipt', async () => {
    show(messages, lang)
    await fillIn(messages)
    await press(messages.send)
    const title = await screen.findByRole('heading', { name: messages.thanks.title })
    await untilFocused(title)
    expect(service.asked).toHaveLength(1)
    expect(service.asked[0]?.data).toMatchObject({
      name: 'Trần Thị Bình',
      cv: 'https://store.example/uploads/a.pdf',
      jobId: 'ky-su',
      consent: { accepted: true, version: 'application-2026-11-22b-90d' },
    })
    expect(localStorage).toHaveLength(0)
  })

  test('says that the email has been used, at its field too, and keeps everything', async () => {
    service.answer = () => Promise.reject(new ApiError('refused', { code: 'EMAIL_ALREADY_USED' }))
    show(messages, lang)
    await fillIn(messages)
    await press(messages.send)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(messages.form.problems.EMAIL_ALREADY_USED.title)
    expect(alert.textContent).toContain(messages.form.problems.EMAIL_ALREADY_USED.text)
    expect(state()).toBe('done')
    const email = screen.getByLabelText(messages.email)
    expect(errorOf(email)?.textContent).toBe(Reflect.get(messages.form.fields, 'EMAIL_ALREADY_USED'))
    await untilFocused(email)
    type(messages.email, 'other@thu.example')
    await waitFor(() => expect(errorOf(email)).toBeUndefined())
  })

  test('the same CV sent again, to a new address, is the same application; another CV is another', async () => {
    service.answer = () => Promise.reject(new ApiError('network'))
    const file = pdf()
    const first = show(messages, lang)
    fillInPerson(messages)
    const sendWith = async (cv: File, address: string) => {
      storage.answer = () => Promise.resolve(`https://store.example/uploads/${address}.pdf`)
      choose(cv)
      await waitFor(() => expect(state()).toBe('done'))
      const times = service.asked.length
      await press(messages.send)
      await waitFor(() => expect(service.asked).toHaveLength(times + 1))
      await screen.findByRole('alert')
      return service.asked.at(-1)
    }
    const lost = await sendWith(file, 'a')
    first.unmount()
    show(messages, lang)
    await waitFor(() => expect(screen.getByLabelText(messages.name)).toHaveProperty('value', 'Trần Thị Bình'))
    fireEvent.click(screen.getByLabelText(messages.consent))
    const again = await sendWith(file, 'b')
    expect(again?.data['cv']).not.toBe(lost?.data['cv'])
    expect(again?.key).toBe(lost?.key)
    const other = await sendWith(new File(['%PDF-1.7 other'], 'cv.pdf'), 'c')
    expect(other?.key).not.toBe(lost?.key)
  })

  test('a job that closed meanwhile says so and sends nothing', async () => {
    show(messages, lang, 0)
    await fillIn(messages)
    await press(messages.send)
    expect((await screen.findByRole('alert')).textContent).toContain(messages.closed.title)
    expect(service.asked).toEqual([])
  })

  test('keeps what was written, not the file, and says so', async () => {
    const first = show(messages, lang)
    await fillIn(messages)
    first.unmount()
    show(messages, lang)
    await waitFor(() => expect(screen.getByLabelText(messages.name)).toHaveProperty('value', 'Trần Thị Bình'))
    expect(state()).toBe('none')
    const [before = ''] = messages.form.draft.restored.split('{time}')
    expect(document.querySelector('[data-slot=draft-note]')?.textContent).toContain(before)
  })
})
