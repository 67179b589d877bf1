import { expect, test } from 'vitest'
import { formatDay, formatMoment } from '@/lib/i18n/format'

test.each([
  ['2023-04-01', '01/04/2023', '1 April 2023'],
  // Still the last of January in Vietnam, and already the first of February.
  ['2027-01-31T16:59:59.000Z', '31/01/2027', '31 January 2027'],
  ['2027-01-31T17:00:00.000Z', '01/02/2027', '1 February 2027'],
])('%s as a day', (date, vi, en) => {
  expect([formatDay(date, 'vi'), formatDay(date, 'en')]).toEqual([vi, en])
})

test('a moment has its clock time', () => {
  expect(formatMoment('2027-01-31T16:59:59.000Z', 'vi')).toBe('23:59, 31/01/2027')
  expect(formatMoment('2027-01-31T17:00:00.000Z', 'en')).toBe('00:00, 1 February 2027')
})

test('what is no date is refused', () => {
  expect(() => formatDay('soon', 'vi')).toThrow(RangeError)
})
