// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { RightsForm } from '@/features/data-rights/rights-form'
import { loadRightsWords, type RightsWords } from '@/features/data-rights/words'
import { ApiError } from '@/lib/api-error'
import { LOCALES, type Locale } from '@/lib/i18n/config'
import { errorOf, press, resetService, service, type } from '../forms'

vi.mock('@/lib/http', async () => ({ request: (await import('../forms')).fakeRequest }))
vi.mock('@/lib/captcha/solve-captcha', () => ({ solveCaptcha: () => Promise.resolve('proof') }))
vi.mock('@/lib/read-public-config', () => ({
  readPublicConfig: () => Promise.resolve({ recaptchaSiteKey: '' }),
}))

const show = (words: RightsWords, lang: Locale) =>
  render(
    <RightsForm
      words={words}
      lang={lang}
      links={{ privacy: '/privacy-policy' }}
      ways={[{ text: 'help@songai.example', href: 'mailto:help@songai.example' }]}
    />,
  )

beforeEach(resetService)
afterEach(cleanup)

describe.each(LOCALES)('a request about personal data in %s', (lang) => {
  let words: RightsWords
  beforeEach(async () => {
    words = await loadRightsWords(lang)
  })

  test('explains what is missing', async () => {
    show(words, lang)
    await press(words.send)
    expect(await screen.findByText(words.form.fields.RIGHT_REQUIRED)).toBeTruthy()
    const contact = screen.getByLabelText(words.contact)
    expect(errorOf(contact)?.textContent).toBe(words.form.fields.REACH_EMPTY)
    expect(screen.getByText(words.form.fields.CONSENT_REQUIRED)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText(words.kinds.access))
    type(words.contact, '02438251234')
    await waitFor(() => expect(errorOf(contact)?.textContent).toBe(words.form.fields.REACH_INVALID))
    expect(service.asked).toEqual([])
  })

  test.each([
    ['0912 345 678', '+84912345678'],
    ['An@Congty.example', 'an@congty.example'],
  ])('%s is sent as %s and gets a receipt', async (typed, sent) => {
    show(words, lang)
    fireEvent.click(screen.getByLabelText(words.kinds.delete))
    type(words.contact, typed)
    fireEvent.click(screen.getByLabelText(words.consent))
    await press(words.send)
    const title = await screen.findByRole('heading', { name: words.thanks.title })
    await waitFor(() => expect(document.activeElement).toBe(title))
    expect(screen.getByText(words.thanks.text.replace('{contact}', typed))).toBeTruthy()
    expect(service.asked[0]).toMatchObject({
      url: '/data-rights',
      data: { kind: 'delete', contact: sent, consent: { accepted: true, version: 'data-rights-2026-11' } },
    })
    await press(words.thanks.again)
    expect(screen.getByLabelText(words.contact)).toHaveProperty('value', '')
  })

  test('a failure names another way', async () => {
    service.answer = () => Promise.reject(new ApiError('refused', { code: 'UNAVAILABLE' }))
    show(words, lang)
    fireEvent.click(screen.getByLabelText(words.kinds.withdraw))
    type(words.contact, 'an@congty.example')
    fireEvent.click(screen.getByLabelText(words.consent))
    await press(words.send)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(words.form.problems.UNAVAILABLE.title)
    expect(alert.querySelector('a')?.href).toBe('mailto:help@songai.example')
  })
})
