import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  callPriceListSchema,
  packageChargeListSchema,
  packageChargeSchema,
  type VoicePackage,
  voicePackageListSchema,
  voicePackageSchema,
  type Voucher,
  voucherListSchema,
  voucherSchema,
} from '../../lib/contract/prices.ts'
import { characterPrice } from '../../lib/domain/price.ts'
import { networkOf } from '../../lib/domain/network-address.ts'
import { daysSchema, endIn, readSeed } from './seed.ts'
import { consume } from '../rate-limit.ts'
import { answers, ok } from '../api/reply.ts'

/** A package as it is kept: the price of a character is worked out, so that it can never disagree with the price. */
const keptPackageSchema = voicePackageSchema
  .omit({ price_per_character: true, deal_ends_at: true })
  .extend({ deal_ends_in_days: daysSchema, is_active: z.boolean() })
const keptChargeSchema = packageChargeSchema.extend({ is_active: z.boolean() })
const keptVoucherSchema = voucherSchema.omit({ ends_at: true }).extend({ ends_in_days: daysSchema })
type RunningPackage = Omit<VoicePackage, 'price_per_character'> & { is_active: boolean }

const isPast = (end: string | null, now: number) => end !== null && Date.parse(end) <= now

const perCharacter = (kept: Omit<VoicePackage, 'price_per_character'>) =>
  characterPrice({
    priceVnd: kept.price_vnd,
    cycle: kept.cycle,
    discountPercent: kept.discount_percent,
    yearlyDiscountPercent: kept.yearly_discount_percent,
    characters: kept.characters,
    bonusPercent: kept.bonus_percent,
  })

/** A package at a moment: once its deal has ended, its discount is gone and the prices are those without it. */
const asOf = (kept: RunningPackage, now: number): VoicePackage => {
  const ended = isPast(kept.deal_ends_at, now)
  const current = ended ? { ...kept, discount_percent: 0, deal_ends_at: null } : kept
  return { ...current, price_per_character: perCharacter(current) }
}

const isOffered = (voucher: Voucher, now: number) => !voucher.is_used && !isPast(voucher.ends_at, now)

const sameCode = (one: string, other: string) => one.toUpperCase() === other.trim().toUpperCase()

/** More is guessing. */
const CODES_PER_QUARTER = 30
const QUARTER_S = 15 * 60

const flag = z.enum(['true', 'false']).transform((text) => text === 'true')
const activeQuery = z.object({ active: flag.optional() })
const codeQuery = z.object({ code: z.string().min(1).max(40).optional() })
const priceQuery = z.object({ sip_type: z.string().max(40).optional() })

/** What things cost: voice packages, call packages, the price of a block, and the vouchers open to everyone. */
export const pricingRoutes: FastifyPluginAsyncZod = async (app) => {
  const { clock } = app
  const started = clock()
  const packages = readSeed('voice-packages', z.array(keptPackageSchema)).map(
    ({ deal_ends_in_days, ...kept }): RunningPackage => ({
      ...kept,
      deal_ends_at: endIn(deal_ends_in_days, started),
    }),
  )
  const charges = readSeed('package-charges', z.array(keptChargeSchema))
  const prices = readSeed('call-prices', callPriceListSchema)
  const vouchers = readSeed('public-vouchers', z.array(keptVoucherSchema)).map(
    ({ ends_in_days, ...kept }): Voucher => ({ ...kept, ends_at: endIn(ends_in_days, started) }),
  )
  const codeLimit = app.createLimit({ name: 'voucher-codes', limit: CODES_PER_QUARTER, windowS: QUARTER_S })
  const tags = ['prices']

  app.get(
    '/packages',
    {
      schema: {
        tags,
        summary: 'Voice packages',
        querystring: activeQuery,
        response: answers(voicePackageListSchema),
      },
    },
    ({ query: { active } }) =>
      ok(
        packages
          .filter((kept) => active === undefined || kept.is_active === active)
          .map((kept) => asOf(kept, clock())),
      ),
  )

  app.get(
    '/package-charges',
    {
      schema: {
        tags,
        summary: 'Call packages',
        querystring: activeQuery,
        response: answers(packageChargeListSchema),
      },
    },
    ({ query: { active } }) =>
      ok(charges.filter((kept) => active === undefined || kept.is_active === active)),
  )

  app.get(
    '/psyg-prices',
    {
      schema: {
        tags,
        summary: 'The price of a block of a call',
        querystring: priceQuery,
        response: answers(callPriceListSchema),
      },
    },
    ({ query }) => ok(prices.filter((price) => !query.sip_type || price.sip_type === query.sip_type)),
  )

  // Asked for by name, a voucher is told even when it is over or used up, so that the page can say why it does not count.
  app.get(
    '/public-vouchers',
    {
      schema: {
        tags,
        summary: 'Vouchers open to everyone, or one by its code',
        querystring: codeQuery,
        response: answers(voucherListSchema),
      },
    },
    async ({ ip, query: { code } }, reply) => {
      const open = vouchers.filter(({ kind }) => kind !== 'personal')
      if (code === undefined) return ok(open.filter((voucher) => isOffered(voucher, clock())))
      await consume(reply, [[codeLimit, networkOf(ip)]])
      return ok(open.filter((voucher) => sameCode(voucher.code, code)))
    },
  )
}
