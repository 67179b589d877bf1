// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { RightsForm } from '@/features/data-rights/rights-form'
import { loadRightsMessages, type RightsMessages } from '@/features/data-rights/messages'
import { ApiError } from '@/lib/api-error'
import { LOCALES, type Locale } from '@/lib/i18n/config'
import { untilFocused } from '../../focus'
import { errorOf, press, resetService, service, type } from '../forms'

vi.mock('@/lib/http', async () => ({ request: (await import('../forms')).fakeRequest }))
vi.mock('@/lib/captcha/solve-captcha', () => ({ solveCaptcha: () => Promise.resolve('proof') }))
vi.mock('@/lib/read-public-config', () => ({
  readPublicConfig: () => Promise.resolve({ recaptchaSiteKey: '' }),
}))

const show = (messages: RightsMessages, lang: Locale) =>
  render(
    <RightsForm
      messages={messages}
      lang={lang}
      links={{ privacy: '/privacy-policy' }}
      contactLinks={[{ text: 'help@songai.example', href: 'mailto:help@songai.example' }]}
    />,
  )

beforeEach(resetService)
afterEach(cleanup)

describe.each(LOCALES)('a request about personal data in %s', (lang) => {
  let messages: RightsMessages
  beforeEach(async () => {
    messages = await loadRightsMessages(lang)
  })

  test('explains what is missing', async () => {
    show(messages, lang)
    await press(messages.send)
    expect(await screen.findByText(messages.form.fields.RIGHT_REQUIRED)).toBeTruthy()
    const contact = screen.getByLabelText(messages.contact)
    expect(errorOf(contact)?.textContent).toBe(messages.form.fields.REACH_EMPTY)
    expect(screen.getByText(messages.form.fields.CONSENT_REQUIRED)).toBeTruthy()
    await untilFocused(screen.getByLabelText(messages.kinds.access))
    type(messages.contact, '02438251234')
    await waitFor(() => expect(errorOf(contact)?.textContent).toBe(messages.form.fields.REACH_INVALID))
    expect(service.asked).toEqual([])
  })

  test.each([
    ['0912 345 678', '+84912345678'],
    ['An@Congty.example', 'an@congty.example'],
  ])('%s is sent as %s and gets a receipt', async (typed, sent) => {
    show(messages, lang)
    fireEvent.click(screen.getByLabelText(messages.kinds.delete))
    type(messages.contact, typed)
    fireEvent.click(screen.getByLabelText(messages.consent))
    await press(messages.send)
    const title = await screen.findByRole('heading', { name: messages.thanks.title })
    await untilFocused(title)
    expect(screen.getByText(messages.thanks.text.replace('{contact}', typed))).toBeTruthy()
    expect(service.asked[0]).toMatchObject({
      url: '/data-rights',
      data: { kind: 'delete', contact: sent, consent: { accepted: true, version: 'data-rights-2026-11-22' } },
    })
    await press(messages.thanks.again)
    expect(screen.getByLabelText(messages.contact)).toHaveProperty('value', '')
  })

  test('a failure names another way', async () => {
    service.answer = () => Promise.reject(new ApiError('refused', { code: 'UNAVAILABLE' }))
    show(messages, lang)
    fireEvent.click(screen.getByLabelText(messages.kinds.withdraw))
    type(messages.contact, 'an@congty.example')
    fireEvent.click(screen.getByLabelText(messages.consent))
    await press(messages.send)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(messages.form.problems.UNAVAILABLE.title)
    expect(alert.querySelector('a')?.href).toBe('mailto:help@songai.example')
  })
})
