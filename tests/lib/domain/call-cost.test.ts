import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blocksFor, callCost, isBilled } from '@/lib/domain/price'
import { priceInForce } from '@/features/pricing/read-prices'
import { CALL_RESULTS } from '@/lib/contract/enums'

const price = { blockSeconds: 6, pricePerBlockVnd: 88, includesVat: true }
const net = { ...price, pricePerBlockVnd: 80, includesVat: false }

describe('one call', () => {
  // Worked by hand: blocks = seconds / 6 rounded up, gross = blocks × 88, net = gross / 1.1.
  test.each([
    ['ANSWER', 1, 1, 80, 8, 88],
    ['ANSWER', 6, 1, 80, 8, 88],
    ['ANSWER', 7, 2, 160, 16, 176],
    ['ANSWER', 41, 7, 560, 56, 616],
    ['ANSWER', 60, 10, 800, 80, 880],
    ['ANSWER', 128, 22, 1760, 176, 1936],
    ['VOICE_MAIL', 17, 3, 240, 24, 264],
    ['ANSWER', 0, 1, 80, 8, 88],
  ] as const)(
    '%s for %d seconds is %d blocks: %d + %d = %d',
    (result, seconds, blocks, netVnd, vatVnd, grossVnd) => {
      expect(callCost({ result, seconds }, price)).toEqual({ blocks, netVnd, vatVnd, grossVnd })
      // The same call at a price without tax comes to the same.
      expect(callCost({ result, seconds }, net)).toEqual({ blocks, netVnd, vatVnd, grossVnd })
    },
  )

  test('is billed only when a person or a voicemail picked up', () => {
    expect(CALL_RESULTS.filter(isBilled)).toEqual(['ANSWER', 'VOICE_MAIL'])
    for (const result of CALL_RESULTS.filter((name) => !isBilled(name))) {
      expect(callCost({ result, seconds: 600 }, price)).toEqual({
        blocks: 0,
        netVnd: 0,
        vatVnd: 0,
        grossVnd: 0,
      })
    }
  })

  test('adds up, and a longer one never costs less', () => {
    const seconds = fc.integer({ min: 0, max: 7200 })
    const prices = fc.record({
      blockSeconds: fc.integer({ min: 1, max: 60 }),
      pricePerBlockVnd: fc.double({ min: 0, max: 5000, noNaN: true }),
      includesVat: fc.boolean(),
    })
    fc.assert(
      fc.property(seconds, seconds, prices, (short, more, any) => {
        const cost = callCost({ result: 'ANSWER', seconds: short }, any)
        const longer = callCost({ result: 'ANSWER', seconds: short + more }, any)
        expect(cost.netVnd + cost.vatVnd).toBe(cost.grossVnd)
        expect(Object.values(cost).every((part) => Number.isInteger(part) && part >= 0)).toBe(true)
        expect(longer.grossVnd).toBeGreaterThanOrEqual(cost.grossVnd)
      }),
    )
  })
})

test('a credit pays for whole blocks only', () => {
  expect(blocksFor(2_100_000, price)).toBe(23_863)
  expect(blocksFor(87, price)).toBe(0)
  expect(blocksFor(1_000, { ...price, pricePerBlockVnd: 0 })).toBeUndefined()
})

test('of several prices the latest that has begun is in force', () => {
  const from = (effectiveFrom: string) => ({ ...price, sipType: 'mobile', effectiveFrom })
  const prices = [from('2023-04-01'), from('2027-01-01'), from('2025-07-01')]
  expect(priceInForce(prices, '2026-11-20')?.effectiveFrom).toBe('2025-07-01')
  expect(priceInForce(prices, '2027-01-01')?.effectiveFrom).toBe('2027-01-01')
  expect(priceInForce(prices, '2023-03-31')).toBeNull()
  expect(priceInForce([], '2026-11-20')).toBeNull()
})
