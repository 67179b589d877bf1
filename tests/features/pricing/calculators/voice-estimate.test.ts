import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { estimateVoice } from '@/features/pricing/calculators/voice-estimate'
import { voicePlans } from '../support'

const NOW = Date.parse('2026-11-21T03:00:00Z')
const AFTER_DEAL = Date.parse('2027-01-31T16:59:59.000Z')
const plans = voicePlans()

const ask = (characters: number, changes: Partial<Parameters<typeof estimateVoice>[0]> = {}, now = NOW) =>
  estimateVoice(
    { product: 'studio', characters, cycle: 'monthly', discountPercent: 0, ...changes },
    plans,
    now,
  )

describe('studio by the month', () => {
  // Worked by hand from the seed: Personal 99.000 for 300.000, Creator 211.650 in the deal for 830.000, top-up 45.000 for 120.000.
  test.each([
    // need | plan, its price, top-ups, their price, total, left over
    [300_000, 'studio-personal-monthly', 99_000, 0, 0, 99_000, 0],
    [300_001, 'studio-personal-monthly', 99_000, 1, 45_000, 144_000, 119_999],
    [500_000, 'studio-personal-monthly', 99_000, 2, 90_000, 189_000, 40_000],
    [600_000, 'studio-creator-monthly', 211_650, 0, 0, 211_650, 230_000],
    [2_760_000, 'studio-team-monthly', 690_000, 0, 0, 690_000, 0],
  ])('%d characters', (need, id, planVnd, topUps, topUpVnd, totalVnd, unused) => {
    const [first] = ask(need)
    expect(first).toMatchObject({ plan: { id }, planVnd, topUps, topUpVnd, totalVnd, unused })
  })

  test('after the deal the list price counts', () => {
    expect(ask(600_000, {}, AFTER_DEAL)[0]).toMatchObject({
      plan: { id: 'studio-personal-monthly' },
      totalVnd: 99_000 + 3 * 45_000,
    })
  })

  test('a voucher takes off the plan, not the top-ups', () => {
    expect(ask(500_000, { discountPercent: 10 })[0]).toMatchObject({
      planVnd: 89_100,
      topUpVnd: 90_000,
      totalVnd: 179_100,
    })
  })
})

test('a year needs twelve months of characters and has its own discount and bonus', () => {
  expect(ask(3_000_000, { cycle: 'yearly' })[0]).toMatchObject({
    plan: { id: 'studio-team-yearly' },
    need: 36_000_000,
    planVnd: 6_624_000,
    topUps: 0,
    unused: 432_000,
  })
})

test('nothing to compare where nothing is sold', () => {
  expect(
    estimateVoice({ product: 'tts', characters: 1, cycle: 'monthly', discountPercent: 0 }, [], NOW),
  ).toEqual([])
})

test('every option covers the need, adds up, and the first costs least', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50_000_000 }),
      fc.constantFrom('studio', 'tts', 'api', 'dubbing'),
      fc.constantFrom('monthly', 'quarterly', 'yearly'),
      fc.integer({ min: 0, max: 100 }),
      (characters, product, cycle, discountPercent) => {
        const options = ask(characters, { product, cycle, discountPercent })
        expect(options).toHaveLength(3)
        for (const { planVnd, topUpVnd, totalVnd, unused } of options) {
          expect(unused).toBeGreaterThanOrEqual(0)
          expect(planVnd + topUpVnd).toBe(totalVnd)
          expect(Number.isInteger(totalVnd)).toBe(true)
          expect(totalVnd).toBeGreaterThanOrEqual(options[0]!.totalVnd)
        }
      },
    ),
  )
})
