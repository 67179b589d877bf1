import { expect, test } from 'vitest'
import { retryAt } from '@/features/demo-call/call/call-error'
import { formatMoment } from '@/lib/i18n/format'

const at = (text: string) => Date.parse(text)
const evening = at('2026-11-21T21:30:45+07:00')

test('the day turns at midnight in Vietnam, whatever the visitor’s clock is set to', () => {
  const moment = retryAt('DAILY_LIMIT_REACHED', { retryAfter: 8_955, now: evening })
  expect(moment).toBe('2026-11-21T17:00:00.000Z')
  expect(formatMoment(moment ?? '', 'vi')).toBe('00:00, 22/11/2026')
})

test.each([
  ['in the evening', 37_800, evening, '2026-11-22T01:00:00.000Z'],
  ['with a clock two minutes slow', 37_800, evening - 120_000, '2026-11-22T01:00:00.000Z'],
  ['before dawn', 3_600, at('2026-11-21T07:00:10+07:00'), '2026-11-21T01:00:00.000Z'],
])('calling hours open when the service says, to five minutes: %s', (_name, retryAfter, now, opens) => {
  expect(retryAt('OUTSIDE_CALLING_HOURS', { retryAfter, now })).toBe(opens)
})

test('without a count of seconds the hours of the contract hold: 08:00', () => {
  expect(retryAt('OUTSIDE_CALLING_HOURS', { retryAfter: undefined, now: evening })).toBe(
    '2026-11-22T01:00:00.000Z',
  )
  expect(
    retryAt('OUTSIDE_CALLING_HOURS', { retryAfter: undefined, now: at('2026-11-21T03:00:00+07:00') }),
  ).toBe('2026-11-21T01:00:00.000Z')
})

test('no hour is named where waiting is not the answer', () => {
  expect(retryAt('RATE_LIMITED', { retryAfter: 60, now: evening })).toBeUndefined()
  expect(retryAt('INTERNAL', { retryAfter: undefined, now: evening })).toBeUndefined()
})
