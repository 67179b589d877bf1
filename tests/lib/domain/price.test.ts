import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  afterDiscount,
  discountOf,
  perUnit,
  priceOf,
  splitVat,
  startedBlocks,
  withBonus,
  withVat,
} from '@/lib/domain/price'
import { formatCount, formatUnitPrice, formatVnd } from '@/lib/i18n/format'

const vnd = fc.integer({ min: 0, max: 10_000_000_000 })
const percent = fc.double({ min: 0, max: 100, noNaN: true })
const rate = fc.constantFrom(0, 5, 8, 10)

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
    expect(() => afterDiscount(amount, 5)).toThrow(RangeError)
    expect(() => splitVat(amount, 10)).toThrow(RangeError)
    expect(() => withVat(amount, 10)).toThrow(RangeError)
    expect(() => priceOf(amount, 88)).toThrow(RangeError)
    expect(() => priceOf(1, amount)).toThrow(RangeError)
    expect(() => startedBlocks(amount, 6)).toThrow(RangeError)
  })
})

describe('discounts', () => {
  // Worked by hand.
  test.each([
    [249_000, 15, 211_650],
    [297_000, 5, 282_150],
    [1_188_000, 20, 950_400],
    [99_999, 33, 66_999],
    [99_000, 12.5, 86_625],
    [1, 50, 0],
    [500, 0, 500],
    [500, 100, 0],
    [500, 250, 0],
    [500, -10, 500],
  ])('%d less %d percent is %d', (list, off, pay) => {
    expect(afterDiscount(list, off)).toBe(pay)
  })

  test('are whole VND, never below zero, never above the list price, and the parts add up', () => {
    fc.assert(
      fc.property(vnd, percent, (list, off) => {
        const pay = afterDiscount(list, off)
        expect(Number.isInteger(pay)).toBe(true)
        expect(pay).toBeGreaterThanOrEqual(0)
        expect(pay + discountOf(list, off)).toBe(list)
      }),
    )
  })

  test('more percent never leave more to pay, one after the other never less than nothing', () => {
    fc.assert(
      fc.property(vnd, percent, percent, (list, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)]
        expect(afterDiscount(list, more)).toBeLessThanOrEqual(afterDiscount(list, less))
        expect(afterDiscount(afterDiscount(list, one), other)).toBeGreaterThanOrEqual(0)
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
  ])('%d with %d percent is %d and %d', (gross, vat, netVnd, vatVnd) => {
    expect(splitVat(gross, vat)).toEqual({ netVnd, vatVnd })
  })

  test('the parts are whole and add up to the gross', () => {
    fc.assert(
      fc.property(vnd, rate, (gross, vat) => {
        const { netVnd, vatVnd } = splitVat(gross, vat)
        expect([netVnd, vatVnd].every(Number.isInteger)).toBe(true)
        expect(netVnd + vatVnd).toBe(gross)
        expect(vatVnd).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('put on top and split off again, the net is the same', () => {
    fc.assert(
      fc.property(vnd, rate, (net, vat) => {
        expect(splitVat(withVat(net, vat), vat).netVnd).toBe(net)
      }),
    )
  })
})

describe('units', () => {
  test.each([
    [0, 6, 1],
    [1, 6, 1],
    [6, 6, 1],
    [6.1, 6, 2],
    [7, 6, 2],
    [41, 6, 7],
    [60, 60, 1],
  ])('%d seconds in blocks of %d are %d', (seconds, block, blocks) => {
    expect(startedBlocks(seconds, block)).toBe(blocks)
  })

  test('blocks cover the time and none of them is idle', () => {
    const block = fc.integer({ min: 1, max: 60 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 36_000 }), block, (seconds, size) => {
        const blocks = startedBlocks(seconds, size)
        expect(blocks * size).toBeGreaterThanOrEqual(seconds)
        expect((blocks - 1) * size).toBeLessThan(seconds)
      }),
    )
  })

  test.each([
    [4_200, 88, 369_600],
    [3, 88.5, 266],
    [7, 0.33, 2],
    [0, 88, 0],
  ])('%d units at %d are %d', (units, unit, price) => {
    expect(priceOf(units, unit)).toBe(price)
  })

  test.each([
    [8_280_000, 10, 9_108_000],
    [2_300_000, 15, 2_645_000],
    [99, 10, 108],
    [99, 0, 99],
  ])('%d and a bonus of %d percent are %d', (count, bonus, all) => {
    expect(withBonus(count, bonus)).toBe(all)
  })

  test('one of many', () => {
    expect(perUnit(99_000, 300_000)).toBe(0.33)
    expect(perUnit(211_650, 830_000)).toBe(0.255)
    expect(perUnit(1_966_500, 9_108_000)).toBe(0.2159)
    expect(perUnit(99_000, 0)).toBeNull()
  })
})
