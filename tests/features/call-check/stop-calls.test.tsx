// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { StopMessages } from '@/features/call-check/messages'
import { StopCalls } from '@/features/call-check/stop-calls'
import { ApiError } from '@/lib/api-error'
import { formatPhone } from '@/lib/domain/phone-format'
import { fillIn } from '@/lib/i18n/format'

const request = vi.hoisted(() => vi.fn())
vi.mock('@/lib/http', () => ({ request }))
vi.mock('@/lib/captcha/solve-captcha', () => ({ solveCaptcha: () => Promise.resolve('proof') }))
vi.mock('@/lib/read-public-config', () => ({
  readPublicConfig: () => Promise.resolve({ recaptchaSiteKey: '' }),
}))

const read = (file: string) => JSON.parse(readFileSync(`locales/vi/${file}.json`, 'utf8'))
const { stop } = read('call-check')
const messages: StopMessages = {
  ...stop,
  lead: stop.lead.simulated,
  asked: stop.asked.simulated,
  phoneErrors: read('errors').fields,
}
const OWN = '+84912345678'

const button = (name: string) => screen.getByRole('button', { name: (shown) => shown.startsWith(name) })
const press = async (name: string) => {
  await userEvent.click(button(name))
  await act(() => vi.dynamicImportSettled())
}
const askFor = async (phone: string) => {
  await userEvent.type(screen.getByLabelText(messages.phone), phone)
  await press(messages.ask)
}

beforeEach(() => {
  request.mockReset().mockResolvedValue({ validUntil: '2026-11-23T03:20:00.000Z' })
  render(<StopCalls lang="vi" messages={messages} />)
})
afterEach(cleanup)

test('a number that is none is refused beside its field, and nobody is asked', async () => {
  await askFor('024 3333 4444')
  expect(screen.getByText(messages.phoneErrors['PHONE_LANDLINE']!)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText(messages.phone))
  expect(request).not.toHaveBeenCalled()
})

test('the code stops the calls', async () => {
  await askFor('0912 345 678')
  await userEvent.type(await screen.findByLabelText(messages.code), '123 456')
  request.mockResolvedValue({ stopped: true })
  await press(messages.confirm)
  expect(await screen.findByText(fillIn(messages.done, { phone: formatPhone(OWN, 'vi') }))).toBeTruthy()
  expect(request.mock.calls.map(([, { data }]) => data)).toEqual([
    { phone: OWN, locale: 'vi', recaptcha: 'proof' },
    { phone: OWN, code: '123456' },
  ])
})

test('a wrong code is said beside its field', async () => {
  await askFor('0912345678')
  await userEvent.type(await screen.findByLabelText(messages.code), '123456')
  request.mockRejectedValue(new ApiError('refused', { code: 'VALIDATION', fields: { code: 'OTP_INVALID' } }))
  await press(messages.confirm)
  expect(await screen.findByText(messages.wrongCode)).toBeTruthy()
})

test.each([
  ['RATE_LIMITED', 'busy'],
  ['OUTSIDE_CALLING_HOURS', 'hours'],
  ['INTERNAL', 'unavailable'],
] as const)('%s is said as it is', async (code, problem) => {
  request.mockRejectedValue(new ApiError('refused', { code }))
  await askFor('0912345678')
  expect(await screen.findByText(messages.problems[problem])).toBeTruthy()
})
