import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { afterDiscount, formatCount, formatUnitPrice, formatVnd, splitVat } from '@/lib/money'

const vnd = fc.integer({ min: 0, max: 10_000_000_000 })
const percent = fc.double({ min: 0, max: 100, noNaN: true })

describe('formats', () => {
  test.each([
    [0, '0\u00A0₫', '0\u00A0VND'],
    [88, '88\u00A0₫', '88\u00A0VND'],
    [1_234_567, '1.234.567\u00A0₫', '1,234,567\u00A0VND'],
    [999.6, '1.000\u00A0₫', '1,000\u00A0VND'],
  ])('%d as an amount', (amount, vi, en) => {
    expect([formatVnd(amount, 'vi'), formatVnd(amount, 'en')]).toEqual([vi, en])
  })

  test.each([
    [0.33, '0,33\u00A0₫', '0.33\u00A0VND'],
    [0.3, '0,30\u00A0₫', '0.30\u00A0VND'],
    [0.2159, '0,22\u00A0₫', '0.22\u00A0VND'],
    [88, '88\u00A0₫', '88\u00A0VND'],
    [1_100.5, '1.100,50\u00A0₫', '1,100.50\u00A0VND'],
  ])('%d as the price of a unit', (amount, vi, en) => {
    expect([formatUnitPrice(amount, 'vi'), formatUnitPrice(amount, 'en')]).toEqual([vi, en])
  })

  test('counts', () => {
    expect([formatCount(2_760_000, 'vi'), formatCount(2_760_000, 'en')]).toEqual(['2.760.000', '2,760,000'])
  })

  test.each([Number.NaN, -1, Infinity])('%d is refused, so that no page can show it', (amount) => {
    expect(() => formatVnd(amount, 'vi')).toThrow(RangeError)
    expect(() => formatUnitPrice(amount, 'en')).toThrow(RangeError)
  })
})

describe('discounts', () => {
  test.each([
    [249_000, 15, 211_650],
    [297_000, 5, 282_150],
    [1_188_000, 20, 950_400],
    [99_999, 33, 66_999],
    [1, 50, 0],
    [500, 0, 500],
    [500, 100, 0],
    [500, 250, 0],
    [500, -10, 500],
  ])('%d less %d percent is %d', (list, off, pay) => {
    expect(afterDiscount(list, off)).toBe(pay)
  })

  test('are whole VND, between nothing and the list price', () => {
    fc.assert(
      fc.property(vnd, percent, (list, off) => {
        const pay = afterDiscount(list, off)
        expect(Number.isInteger(pay)).toBe(true)
        expect(pay).toBeGreaterThanOrEqual(0)
        expect(pay).toBeLessThanOrEqual(list)
      }),
    )
  })
})

describe('VAT', () => {
  test.each([
    [88, 10, 80, 8],
    [100, 10, 91, 9],
    [1, 10, 1, 0],
    [108, 8, 100, 8],
    [0, 10, 0, 0],
  ])('%d with %d percent is %d and %d', (gross, rate, netVnd, vatVnd) => {
    expect(splitVat(gross, rate)).toEqual({ netVnd, vatVnd })
  })

  test('the parts are whole and add up to the gross', () => {
    fc.assert(
      fc.property(vnd, fc.constantFrom(0, 5, 8, 10), (gross, rate) => {
        const { netVnd, vatVnd } = splitVat(gross, rate)
        expect([netVnd, vatVnd].every(Number.isInteger)).toBe(true)
        expect(netVnd + vatVnd).toBe(gross)
        expect(vatVnd).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
