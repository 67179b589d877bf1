import { describe, expect, test } from 'vitest'
import type { VoicePlan } from '@/lib/domain/price'
import { planStatusOf, type Order } from '@/features/pricing/plan-status'

const plan = (id: string, priceVnd: number, changes: Partial<VoicePlan> = {}): VoicePlan => ({
  id,
  product: 'studio',
  name: { vi: id, en: id },
  cycle: 'monthly',
  priceVnd,
  characters: 1000,
  expiryDays: 30,
  bonusPercent: 0,
  discountPercent: 0,
  yearlyDiscountPercent: 0,
  pricePerCharacter: 1,
  isMostPopular: false,
  dealEndsAt: null,
  features: [],
  ...changes,
})

const small = plan('small', 99_000)
const smallYear = plan('small-year', 1_188_000, { cycle: 'yearly' })
const middle = plan('middle', 249_000)
const large = plan('large', 690_000)
const extra = plan('extra', 45_000, { cycle: 'once' })
const other = plan('other', 999_000, { product: 'api' })
const peers = [small, smallYear, middle, large, extra, other]

const order = (packageId: string, state: Order['state'], expiresAt: string | null = null): Order => ({
  id: `${packageId}-${state}`,
  usagePackage: 'studio',
  type: 'STUDIO',
  status: 'PAID',
  packageId,
  state,
  expiresAt,
})

const states = (orders: readonly Order[]) =>
  Object.fromEntries(peers.map((entry) => [entry.id, planStatusOf(entry, peers, orders).state]))

describe('how plans stand', () => {
  test('to somebody who holds nothing', () => {
    expect(new Set(Object.values(states([])))).toEqual(new Set(['NONE']))
  })

  test('to somebody who holds one: what is larger is an upgrade, month for month, of the same product', () => {
    expect(states([order('small', 'USING')])).toEqual({
      small: 'USING',
      'small-year': 'NONE',
      middle: 'UPGRADE',
      large: 'UPGRADE',
      extra: 'NONE',
      other: 'NONE',
    })
  })

  test('to somebody who holds two: only what is larger than both', () => {
    expect(states([order('small', 'ACTIVE'), order('middle', 'USING')])).toMatchObject({
      small: 'ACTIVE',
      middle: 'USING',
      large: 'UPGRADE',
    })
  })

  test('used up is not held: it can be bought again, and nothing is an upgrade', () => {
    expect(states([order('middle', 'USED')])).toMatchObject({ small: 'NONE', middle: 'USED', large: 'NONE' })
  })

  test('of two orders of one plan the one in use counts, with its date', () => {
    const orders = [
      order('small', 'USED', '2026-10-01T00:00:00Z'),
      order('small', 'USING', '2026-12-09T00:00:00Z'),
    ]
    expect(planStatusOf(small, peers, orders)).toEqual({ state: 'USING', expiresAt: '2026-12-09T00:00:00Z' })
  })
})
