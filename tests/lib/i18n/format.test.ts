import { expect, test } from 'vitest'
import { LOCALE_DETAILS, LOCALES } from '@/lib/i18n/config'
import {
  formatCount,
  formatDay,
  formatDecimal,
  formatMoment,
  formatUnitPrice,
  formatVnd,
} from '@/lib/i18n/format'

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

test.each(LOCALES)('%s: counts and prices are written as the platform writes numbers', (lang) => {
  const { intl } = LOCALE_DETAILS[lang]
  const plain = new Intl.NumberFormat(intl)
  const cents = new Intl.NumberFormat(intl, { minimumFractionDigits: 2 })
  const amount = (text: string) => text.split('\u00A0')[0]
  for (const value of [
    0, 7, 88, 999, 1_000, 12_345, 987_654, 1_000_000, 123_456_789, 9_007_199_254_740_991,
  ]) {
    expect(formatCount(value, lang)).toBe(plain.format(value))
    expect(amount(formatVnd(value, lang))).toBe(plain.format(value))
  }
  for (const value of [12.5, 0.1 + 0.2, 1 / 3, 1_234.5678])
    expect(formatCount(value, lang)).toBe(plain.format(value))
  for (const value of [0.33, 0.5, 1.005, 88.25, 999.999, 1_234.5, 1_000_000.1])
    expect(amount(formatUnitPrice(value, lang))).toBe(cents.format(Number(value.toFixed(2))))
  expect(amount(formatVnd(999.5, lang))).toBe(plain.format(1_000))
})

test('a speed keeps the decimals it has', () => {
  expect([0.75, 1, 1.5].map((rate) => formatDecimal(rate, 'vi'))).toEqual(['0,75', '1', '1,5'])
  expect([0.5, 1].map((rate) => formatDecimal(rate, 'en', 1))).toEqual(['0.5', '1.0'])
})
