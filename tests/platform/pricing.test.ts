import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  BILLING_CYCLES,
  callPriceListSchema,
  packageChargeListSchema,
  VOICE_PRODUCTS,
  voicePackageListSchema,
  voucherListSchema,
} from '../../lib/contract/prices.ts'
import { startHarness, visitorOf, type Harness } from './harness.ts'

const DAY_MS = 24 * 3_600_000
const STARTED = Date.parse('2031-05-06T07:08:09Z')

let now = STARTED
let harness: Harness
beforeAll(async () => void (harness = await startHarness({ clock: () => now })))
afterAll(() => harness.stop())

const get = async <Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.output<Schema>> => {
  const { result } = z
    .object({ status: z.literal(1), result: z.unknown() })
    .parse(await visitorOf(harness).json(path))
  return schema.parse(result)
}

const packages = () => get('/packages?active=true', voicePackageListSchema)
const creator = async () => {
  const found = (await packages()).find(({ id }) => id === 'studio-creator-monthly')
  if (!found) throw new Error('studio-creator-monthly is not offered')
  return found
}

describe('voice packages', () => {
  it('are offered for every product in every cycle, one of them marked', async () => {
    const all = await packages()
    for (const product of VOICE_PRODUCTS) {
      for (const cycle of BILLING_CYCLES) {
        const offered = all.filter((entry) => entry.product === product && entry.cycle === cycle)
        expect(offered.length, `${product} ${cycle}`).toBeGreaterThan(0)
        if (cycle === 'once') continue
        expect(offered.filter((entry) => entry.is_most_popular)).toHaveLength(1)
      }
    }
  })

  it('that are no longer sold do not come with active=true, and nothing internal travels', async () => {
    const ids = (await packages()).map(({ id }) => id)
    expect(ids).not.toContain('studio-intro-monthly')
    expect((await get('/packages', voicePackageListSchema)).length).toBe(ids.length + 1)
    expect(
      await visitorOf(harness)
        .send('/packages?active=true')
        .then((answer) => answer.text()),
    ).not.toContain('is_active')
  })

  it('have a price per character that is what is paid for what is had', async () => {
    const all = new Map((await packages()).map((entry) => [entry.id, entry]))
    expect(all.get('studio-personal-monthly')?.price_per_character).toBe(0.33)
    // 99,000 × 12 less 20 %, for 3,600,000 characters
    expect(all.get('studio-personal-yearly')?.price_per_character).toBe(0.264)
    // 690,000 × 3 less 5 %, for 8,280,000 characters and 10 % more
    expect(all.get('studio-team-quarterly')?.price_per_character).toBe(0.2159)
  })

  it('lose a deal the moment it ends: the price changes with it', async () => {
    now = STARTED
    const { deal_ends_at } = await creator()
    const end = Date.parse(deal_ends_at ?? '')
    expect(end).toBeGreaterThan(STARTED + 30 * DAY_MS)
    now = end - 1
    expect(await creator()).toMatchObject({ discount_percent: 15, deal_ends_at, price_per_character: 0.255 })
    now = end
    expect(await creator()).toMatchObject({
      discount_percent: 0,
      deal_ends_at: null,
      price_per_character: 0.3,
    })
  })
})

describe('call prices', () => {
  it('of mobile numbers come alone, per block, with VAT, since 1 April 2023', async () => {
    expect(await get('/psyg-prices?sip_type=mobile', callPriceListSchema)).toEqual([
      expect.objectContaining({ sip_type: 'mobile', includes_vat: true, effective_from: '2023-04-01' }),
    ])
    expect(await get('/psyg-prices?sip_type=satellite', callPriceListSchema)).toEqual([])
  })

  it('are paid from packages whose credit is the price and its bonus', async () => {
    const charges = await get('/package-charges?active=true', packageChargeListSchema)
    expect(charges.map(({ id }) => id)).toEqual(['start', 'steady', 'scale'])
    for (const charge of charges) {
      expect(charge.credit_vnd).toBe(charge.price_vnd * (1 + charge.bonus_percent / 100))
    }
  })
})

it('offers vouchers that are open to everyone and still run', async () => {
  now = STARTED
  const all = await get('/public-vouchers', voucherListSchema)
  const codes = async () => (await get('/public-vouchers', voucherListSchema)).map(({ code }) => code)
  expect(await codes()).toEqual(['LANDAU20', 'GIONGHAY10', 'GOITHU5'])
  now = Date.parse(all.find(({ code }) => code === 'GIONGHAY10')?.ends_at ?? '')
  expect(await codes()).toEqual(['LANDAU20', 'GOITHU5'])
})

it('tells a voucher that is asked for by its code, ended and used-up ones too, so that the page can say why', async () => {
  now = STARTED
  const ask = (code: string) => get(`/public-vouchers?code=${encodeURIComponent(code)}`, voucherListSchema)
  expect(await ask('thang10')).toEqual([expect.objectContaining({ code: 'THANG10', is_used: false })])
  expect(await ask(' KHAITRUONG15 ')).toEqual([expect.objectContaining({ is_used: true })])
  expect(await ask('LANDAU')).toEqual([])
})

it.each([
  '/packages?active=maybe',
  `/public-vouchers?code=${'x'.repeat(41)}`,
  '/package-charges?active=1',
  `/psyg-prices?sip_type=${'x'.repeat(41)}`,
])('refuses %s', async (path) => {
  expect(await visitorOf(harness).failure(path)).toMatchObject({ error_code: 'VALIDATION' })
})
