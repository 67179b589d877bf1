import { readFileSync } from 'node:fs'
import { callPriceListSchema } from '@/lib/contract/call-price'
import { afterDiscount, perUnit, withBonus } from '@/lib/contract/money'
import { packageChargeListSchema } from '@/lib/contract/package-charge'
import { voicePackageListSchema } from '@/lib/contract/voice-package'
import { camelize } from '@/lib/http'

const seed = (name: string): Record<string, unknown>[] =>
  JSON.parse(readFileSync(`platform/seed/${name}.json`, 'utf8'))
const active = (name: string) => seed(name).filter((entry) => entry['is_active'])

const unitPrice = (entry: Record<string, unknown>) => {
  const { price_vnd, characters, bonus_percent, discount_percent, yearly_discount_percent, cycle } =
    voicePackageListSchema.element.omit({ price_per_character: true }).parse(entry)
  const yearly = cycle === 'yearly' ? yearly_discount_percent : 0
  const paid = afterDiscount(afterDiscount(price_vnd, yearly), discount_percent)
  return perUnit(paid, withBonus(characters ?? 0, bonus_percent))
}

/** The voice packages of the seed as the service offers them. */
export const voicePlans = () =>
  camelize(
    voicePackageListSchema.parse(
      active('voice-packages').map((entry) => ({ ...entry, price_per_character: unitPrice(entry) })),
    ),
  )

/** The call packages of the seed that are on sale. */
export const callPackages = () => camelize(packageChargeListSchema.parse(active('package-charges')))

/** The prices of calls to mobile numbers in the seed. */
export const callPrices = () =>
  camelize(callPriceListSchema.parse(seed('call-prices').filter((entry) => entry['sip_type'] === 'mobile')))

export const words = (lang: string, name: string) =>
  JSON.parse(readFileSync(`locales/${lang}/${name}.json`, 'utf8'))
