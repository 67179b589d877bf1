import { describe, expect, test } from 'vitest'
import type { Voucher } from '@/features/pricing/vouchers'
import { monthlyShare, planPrice, type VoicePlan } from '@/lib/domain/price'

const NOW = Date.parse('2026-11-20T03:00:00Z')
const DEAL_END = '2027-01-31T16:59:59.000Z'

const plan = (changes: Partial<VoicePlan>): VoicePlan => ({
  id: 'studio-creator-monthly',
  product: 'studio',
  name: { vi: 'Sáng tạo', en: 'Creator' },
  cycle: 'monthly',
  priceVnd: 249_000,
  characters: 830_000,
  expiryDays: 30,
  bonusPercent: 0,
  discountPercent: 0,
  yearlyDiscountPercent: 0,
  pricePerCharacter: 0.3,
  isMostPopular: true,
  dealEndsAt: null,
  features: [],
  ...changes,
})

describe('what a plan costs now', () => {
  test.each([
    ['no discount', {}, { payVnd: 249_000, offPercent: 0 }],
    ['its own discount', { discountPercent: 5 }, { payVnd: 236_550, offPercent: 5 }],
    [
      'a yearly discount on a yearly plan',
      { cycle: 'yearly', priceVnd: 2_988_000, yearlyDiscountPercent: 20 },
      { payVnd: 2_390_400, offPercent: 20 },
    ],
    [
      'a yearly discount means nothing by the month',
      { yearlyDiscountPercent: 20 },
      { payVnd: 249_000, offPercent: 0 },
    ],
    [
      'both: one after the other',
      { cycle: 'yearly', priceVnd: 1_000_000, yearlyDiscountPercent: 20, discountPercent: 10 },
      { payVnd: 720_000, offPercent: 28 },
    ],
    ['a plan that costs nothing', { priceVnd: 0 }, { payVnd: 0, offPercent: 0 }],
  ] as const)('%s', (_name, changes, expected) => {
    expect(planPrice(plan(changes), NOW)).toMatchObject(expected)
  })

  test('a deal ends with its time, and the list price is back', () => {
    const deal = plan({ discountPercent: 15, dealEndsAt: DEAL_END })
    const end = Date.parse(DEAL_END)
    expect(planPrice(deal, end - 1)).toMatchObject({ payVnd: 211_650, offPercent: 15, dealEndsAt: DEAL_END })
    expect(planPrice(deal, end)).toEqual({
      listVnd: 249_000,
      payVnd: 249_000,
      offPercent: 0,
      characterVnd: 0.3,
      dealEndsAt: undefined,
    })
  })
})

const voucher: Voucher = {
  code: 'TEN',
  kind: 'public',
  discountPercent: 10,
  endsAt: null,
  usagePackage: null,
  isUsed: false,
}

describe('a voucher', () => {
  test('takes off what is left after every other discount', () => {
    const deal = plan({ discountPercent: 15, dealEndsAt: DEAL_END })
    expect(planPrice(deal, NOW, voucher)).toMatchObject({ payVnd: 190_485, offPercent: 23.5 })
    expect(planPrice(deal, Date.parse(DEAL_END), voucher)).toMatchObject({ payVnd: 224_100, offPercent: 10 })
  })
})

describe('the price of a character', () => {
  test('is the one of the service while its price stands', () => {
    expect(planPrice(plan({ pricePerCharacter: 0.2999 }), NOW).characterVnd).toBe(0.2999)
    expect(planPrice(plan({ pricePerCharacter: null, characters: null }), NOW).characterVnd).toBeNull()
  })

  test('is worked out for any other price, the bonus counted in', () => {
    // 189.000 × 0,9 = 170.100 for 1.000.000 and a tenth more.
    const bonus = plan({ priceVnd: 189_000, characters: 1_000_000, bonusPercent: 10 })
    expect(planPrice(bonus, NOW, voucher).characterVnd).toBe(0.1546)
    const deal = plan({ discountPercent: 15, dealEndsAt: DEAL_END, pricePerCharacter: 0.255 })
    expect(planPrice(deal, Date.parse(DEAL_END)).characterVnd).toBe(0.3)
  })
})

test('a longer cycle is also told by the month', () => {
  expect(monthlyShare(plan({ cycle: 'quarterly' }), 709_650)).toBe(236_550)
  expect(monthlyShare(plan({ cycle: 'yearly' }), 2_390_400)).toBe(199_200)
  expect(monthlyShare(plan({ cycle: 'monthly' }), 249_000)).toBeUndefined()
  expect(monthlyShare(plan({ cycle: 'once' }), 45_000)).toBeUndefined()
})
