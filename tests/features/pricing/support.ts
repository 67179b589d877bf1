import { readFileSync } from 'node:fs'
import { callPriceListSchema, packageChargeListSchema, voicePackageListSchema } from '@/lib/contract/prices'
import { afterDiscount, perUnit, withBonus } from '@/lib/domain/price'
import { camelize } from '@/lib/http'
import { daysSchema, endIn } from '../../../platform/content/seed.ts'

const seed = (name: string): Record<string, unknown>[] =>
  JSON.parse(readFileSync(`platform/seed/${name}.json`, 'utf8'))
const active = (name: string) => seed(name).filter((entry) => entry['is_active'])

// Any day will do, as long as the tests know it: the deal of the seed ends 70 days later.
const SEEDED = Date.parse('2026-11-22T03:00:00Z')

const unitPrice = (entry: Record<string, unknown>) => {
  const { price_vnd, characters, bonus_percent, discount_percent, yearly_discount_percent, cycle } =
    voicePackageListSchema.element.omit({ price_per_character: true, deal_ends_at: true }).parse(entry)
  const yearly = cycle === 'yearly' ? yearly_discount_percent : 0
  const paid = afterDiscount(afterDiscount(price_vnd, yearly), discount_percent)
  return perUnit(paid, withBonus(characters ?? 0, bonus_percent))
}

/** The voice packages of the seed as the service offers them. */
export const voicePlans = () =>
  camelize(
    voicePackageListSchema.parse(
      active('voice-packages').map((entry) => ({
        ...entry,
        deal_ends_at: endIn(daysSchema.parse(entry['deal_ends_in_days']), SEEDED),
        price_per_character: unitPrice(entry),
      })),
    ),
  )

/** The call packages of the seed that are on sale. */
export const callPackages = () => camelize(packageChargeListSchema.parse(active('package-charges')))

/** The prices of calls to mobile numbers in the seed. */
export const callPrices = () =>
  camelize(callPriceListSchema.parse(seed('call-prices').filter((entry) => entry['sip_type'] === 'mobile')))

export const messages = (lang: string, name: string) =>
  JSON.parse(readFileSync(`locales/${lang}/${name}.json`, 'utf8'))
