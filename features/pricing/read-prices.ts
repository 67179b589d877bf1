import { callPriceListSchema, type CallPrice } from '@/lib/contract/call-price'
import type { Camelized } from '@/lib/contract/camelized'
import { packageChargeListSchema } from '@/lib/contract/package-charge'
import { voicePackageListSchema } from '@/lib/contract/voice-package'
import { readService } from '@/lib/server-request'

const orNull = <Entry>(list: Entry[] | null) => (list?.length ? list : null)

/** The voice packages on sale; null when the service is down or has none. */
export const readVoicePlans = async () =>
  orNull(await readService(voicePackageListSchema, '/packages', { active: true }))

/** The prepaid packages for calls on sale; null when the service is down or has none. */
export const readCallPackages = async () =>
  orNull(await readService(packageChargeListSchema, '/package-charges', { active: true }))

/** Of several prices the one in force on a day (`2026-11-20`): the latest that has begun. */
export const priceInForce = (prices: readonly Camelized<CallPrice>[], today: string) =>
  prices
    .filter(({ effectiveFrom }) => effectiveFrom <= today)
    .toSorted((left, right) => right.effectiveFrom.localeCompare(left.effectiveFrom))
    .at(0) ?? null

/** The price of a call to a mobile number that is in force today; null when the service is down or has none. */
export const readCallPrice = async () => {
  const prices = await readService(callPriceListSchema, '/psyg-prices', { sip_type: 'mobile' })
  // Vietnam keeps UTC+7 all year.
  const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)
  return priceInForce(prices ?? [], today)
}
