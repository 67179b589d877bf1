import {
  type CallPrice,
  callPriceListSchema,
  packageChargeListSchema,
  voicePackageListSchema,
  voucherListSchema,
} from '@/lib/contract/prices'
import type { Camelized } from '@/lib/contract/camelized'
import { readService } from '@/lib/server-request'
import { storePrices, readStoredPrices } from './price-cache'

/** Prices with the moment they were read (ISO 8601); not fresh when their service is down and they are the last known ones. */
export type Prices<Value> = { value: Value; readAt: string; isFresh: boolean }

/** Older prices than this are not shown: a week without an answer says nothing about today. */
export const LONGEST_MS = 7 * 24 * 3_600_000

const readOrLast = async <Entry>(
  name: string,
  read: () => Promise<Entry[] | null>,
): Promise<Prices<Entry[]> | null> => {
  const now = Date.now()
  const value = await read()
  if (value) {
    const readAt = new Date(now).toISOString()
    await storePrices(name, { value, readAt })
    return value.length > 0 ? { value, readAt, isFresh: true } : null
  }
  const cached = await readStoredPrices(name)
  if (!cached || !Array.isArray(cached.value) || cached.value.length === 0) return null
  if (now - Date.parse(cached.readAt) > LONGEST_MS) return null
  return { value: cached.value, readAt: cached.readAt, isFresh: false }
}

/** The voice packages on sale; null when there are none, or the service is down and nothing recent is known. */
export const readVoicePlans = () =>
  readOrLast('voice-packages', () => readService(voicePackageListSchema, '/packages', { active: true }))

/** The prepaid packages for calls on sale; null when there are none, or the service is down and nothing recent is known. */
export const readCallPackages = () =>
  readOrLast('package-charges', () =>
    readService(packageChargeListSchema, '/package-charges', { active: true }),
  )

/** The vouchers that are open to everyone; null when they cannot be had. */
export const readPublicVouchers = () => readService(voucherListSchema, '/public-vouchers')

/** Of several prices the one in force on a day (`2026-11-20`): the latest that has begun. */
export const priceInForce = (prices: readonly Camelized<CallPrice>[], today: string) =>
  prices
    .filter(({ effectiveFrom }) => effectiveFrom <= today)
    .toSorted((left, right) => right.effectiveFrom.localeCompare(left.effectiveFrom))
    .at(0) ?? null

/** The price of a call to a mobile number that is in force today; null when there is none, or nothing recent is known. */
export const readCallPrice = async (): Promise<Prices<Camelized<CallPrice>> | null> => {
  const prices = await readOrLast('call-prices', () =>
    readService(callPriceListSchema, '/psyg-prices', { sip_type: 'mobile' }),
  )
  // Vietnam keeps UTC+7 all year.
  const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)
  const value = prices && priceInForce(prices.value, today)
  return value && { ...prices, value }
}
