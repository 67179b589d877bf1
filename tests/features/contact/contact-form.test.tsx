// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ContactForm } from '@/features/contact/contact-form'
import { loadContactMessages, type ContactMessages } from '@/features/contact/messages'
import { ApiError } from '@/lib/api-error'
import type { FieldCode } from '@/lib/contract/field-codes'
import { LOCALES, type Locale } from '@/lib/i18n/config'
import { untilFocused } from '../../focus'
import { errorOf, press, resetService, service, type } from '../forms'

vi.mock('@/lib/http', async () => ({ request: (await import('../forms')).fakeRequest }))
vi.mock('@/lib/captcha/solve-captcha', () => ({ solveCaptcha: () => Promise.resolve('proof') }))
vi.mock('@/lib/read-public-config', () => ({
  readPublicConfig: () => Promise.resolve({ recaptchaSiteKey: '' }),
}))

const PHONES: [string, FieldCode][] = [
  ['', 'PHONE_EMPTY'],
  ['0912', 'PHONE_TOO_SHORT'],
  ['09123456789012', 'PHONE_TOO_LONG'],
  ['0541234567', 'PHONE_BAD_PREFIX'],
  ['02438251234', 'PHONE_LANDLINE'],
  ['19001234', 'PHONE_PREMIUM'],
  ['18001234', 'PHONE_TOLL_FREE'],
  ['+12025550123', 'PHONE_FOREIGN'],
  ['01689993333', 'PHONE_OLD_11'],
  ['abc', 'PHONE_INVALID'],
]

const show = (messages: ContactMessages, lang: Locale, address = '/contact-us') => {
  history.replaceState(null, '', address)
  return render(
    <ContactForm
      messages={messages}
      lang={lang}
      links={{ rights: '/data-rights' }}
      contactLinks={[{ text: '024 0000 0000', href: 'tel:+842400000000' }]}
    />,
  )
}

const fillIn = (messages: ContactMessages) => {
  type(messages.fullName, '  Nguyễn   Văn An ')
  type(messages.phoneNumber, '0912.345.678')
  type(messages.email, 'An@Congty.Example')
  fireEvent.click(screen.getByLabelText(messages.purposes.AICALL))
  type(messages.content, 'Xin chào')
  fireEvent.click(screen.getByLabelText(messages.consent))
}

beforeEach(resetService)
afterEach(cleanup)

describe.each(LOCALES)('the contact form in %s', (lang) => {
  let messages: ContactMessages
  beforeEach(async () => {
    messages = await loadContactMessages(lang)
  })

  const expectError = async (label: string, code: FieldCode) => {
    const field = screen.getByLabelText(label)
    await waitFor(() => expect(errorOf(field)?.textContent).toBe(messages.form.fields[code]))
    expect(field.getAttribute('aria-invalid')).toBe('true')
  }

  test('explains every wrong value beside its field', async () => {
    show(messages, lang)
    const wrong: [string, string, FieldCode][] = [
      [messages.fullName, '', 'FULL_NAME_EMPTY'],
      [messages.fullName, 'A1', 'FULL_NAME_INVALID'],
      [messages.email, '', 'EMAIL_EMPTY'],
      [messages.email, 'an@', 'EMAIL_INVALID'],
      [messages.content, '   ', 'CONTENT_EMPTY'],
      [messages.content, 'x'.repeat(2_001), 'CONTENT_TOO_LONG'],
      ...PHONES.map(([value, code]): [string, string, FieldCode] => [messages.phoneNumber, value, code]),
    ]
    for (const [label, value, code] of wrong) {
      type(label, value)
      await expectError(label, code)
    }
  })

  test('sent empty: lists what is missing, focuses the first field, sends nothing', async () => {
    show(messages, lang)
    await press(messages.send)
    const summary = await screen.findByRole('group', { name: messages.form.summary.replace('{n}', '6') })
    expect(summary.querySelectorAll('li')).toHaveLength(6)
    await untilFocused(screen.getByLabelText(messages.fullName))
    expect(screen.getByText(messages.form.fields.PURPOSE_REQUIRED)).toBeTruthy()
    await expectError(messages.consent, 'CONSENT_REQUIRED')
    fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${messages.email}:`) }))
    await untilFocused(screen.getByLabelText(messages.email))
    expect(service.asked).toEqual([])
  })

  test('takes a message once, tidied, and shows the receipt', async () => {
    show(messages, lang)
    fillIn(messages)
    await press(messages.send)
    const title = await screen.findByRole('heading', { name: messages.thanks.title })
    await untilFocused(title)
    expect(screen.getByText('C261121-7K3FQ')).toBeTruthy()
    expect(screen.getByText(messages.thanks.text)).toBeTruthy()
    expect(service.asked).toHaveLength(1)
    expect(service.asked[0]).toMatchObject({
      url: '/contacts',
      data: {
        fullName: 'Nguyễn Văn An',
        phoneNumber: '+84912345678',
        email: 'an@congty.example',
        purpose: 'AICALL',
        content: 'Xin chào',
        consent: { accepted: true, version: 'contact-2026-11-22' },
        recaptcha: 'proof',
        formStart: 'start',
        website: '',
      },
    })
    expect(localStorage).toHaveLength(0)
  })

  test.each([
    ['NETWORK', new ApiError('network')],
    ['NETWORK', new ApiError('timeout')],
    ['RATE_LIMITED', new ApiError('refused', { status: 429, code: 'RATE_LIMITED' })],
    ['INVALID_RECAPTCHA', new ApiError('refused', { code: 'INVALID_RECAPTCHA' })],
    ['UNAVAILABLE', new ApiError('refused', { code: 'UNAVAILABLE' })],
    ['PAYLOAD_TOO_LARGE', new ApiError('refused', { code: 'PAYLOAD_TOO_LARGE' })],
    ['INTERNAL', new ApiError('refused', { status: 500 })],
    ['INTERNAL', new ApiError('shape')],
  ] as const)(
    'a failure (%s) is explained, loses nothing, and a repeat keeps its key',
    async (code, error) => {
      service.answer = () => Promise.reject(error)
      show(messages, lang)
      fillIn(messages)
      await press(messages.send)
      const alert = await screen.findByRole('alert')
      expect(alert.textContent).toContain(messages.form.problems[code].title)
      expect(alert.textContent).toContain(messages.form.problems[code].text)
      expect(alert.querySelector('a')?.getAttribute('href')).toBe('tel:+842400000000')
      expect(screen.getByLabelText(messages.content)).toHaveProperty('value', 'Xin chào')
      await press(messages.send)
      await waitFor(() => expect(service.asked).toHaveLength(2))
      expect(service.asked[1]?.key).toBe(service.asked[0]?.key)
      await screen.findByRole('alert')
      service.answer = () => Promise.resolve({ receiptId: 'C261121-7K3FQ' })
      type(messages.content, 'Xin chào lần nữa')
      await press(messages.send)
      await screen.findByText('C261121-7K3FQ')
      expect(service.asked[2]?.key).not.toBe(service.asked[0]?.key)
    },
  )

  test('an error the service finds stands beside its field', async () => {
    service.answer = () =>
      Promise.reject(new ApiError('refused', { code: 'VALIDATION', fields: { email: 'EMAIL_INVALID' } }))
    show(messages, lang)
    fillIn(messages)
    await press(messages.send)
    await expectError(messages.email, 'EMAIL_INVALID')
    await untilFocused(screen.getByLabelText(messages.email))
  })

  test('what was written is there again after a reload, and can be deleted', async () => {
    const first = show(messages, lang)
    fillIn(messages)
    first.unmount()
    show(messages, lang)
    await waitFor(() => expect(screen.getByLabelText(messages.content)).toHaveProperty('value', 'Xin chào'))
    expect(screen.getByLabelText(messages.purposes.AICALL)).toHaveProperty('checked', true)
    expect(screen.getByLabelText(messages.consent)).toHaveProperty('checked', false)
    await press(messages.form.draft.clear)
    expect(screen.getByLabelText(messages.content)).toHaveProperty('value', '')
    expect(localStorage).toHaveLength(0)
  })

  test('an old 11-digit number gets its new one offered', async () => {
    show(messages, lang)
    type(messages.phoneNumber, '0168 999 3333')
    await press(messages.form.phoneSuggestion.replace('{phone}', '0389 993 333'))
    expect(screen.getByLabelText(messages.phoneNumber)).toHaveProperty('value', '0389 993 333')
    await waitFor(() => expect(errorOf(screen.getByLabelText(messages.phoneNumber))).toBeUndefined())
  })

  test('takes its purpose and its call from the address', async () => {
    show(messages, lang, '/contact-us?purpose=aivoice')
    await waitFor(() =>
      expect(screen.getByLabelText(messages.purposes.AIVOICE)).toHaveProperty('checked', true),
    )
    cleanup()
    resetService()
    show(messages, lang, '/contact-us?call=call_12345')
    await waitFor(() =>
      expect(screen.getByLabelText(messages.content)).toHaveProperty(
        'value',
        messages.callNote.replace('{id}', 'call_12345'),
      ),
    )
  })
})
