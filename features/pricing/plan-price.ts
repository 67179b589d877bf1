import type { Camelized } from '@/lib/contract/camelized'
import type { VoicePackage } from '@/lib/contract/voice-package'
import { afterDiscount } from '@/lib/money'

export type VoicePlan = Camelized<VoicePackage>

/** What a plan costs now, in whole VND: its list price, what is paid, and by how many percent that is less. */
export type PlanPrice = {
  listVnd: number
  payVnd: number
  offPercent: number
  dealEndsAt: string | undefined
}

const MONTHS = { monthly: 1, quarterly: 3, yearly: 12, once: undefined } as const

const isRunning = (end: string | null, now: number) => end === null || Date.parse(end) > now

/** The price of a plan at a moment (ms since 1970): the yearly discount first, then its own, which ends with its deal. */
export const planPrice = (plan: VoicePlan, now: number): PlanPrice => {
  const { priceVnd: listVnd, cycle, discountPercent, yearlyDiscountPercent, dealEndsAt } = plan
  const own = isRunning(dealEndsAt, now) ? discountPercent : 0
  const payVnd = afterDiscount(afterDiscount(listVnd, cycle === 'yearly' ? yearlyDiscountPercent : 0), own)
  return {
    listVnd,
    payVnd,
    offPercent: listVnd > 0 ? Math.round((1 - payVnd / listVnd) * 100) : 0,
    dealEndsAt: dealEndsAt && own > 0 ? dealEndsAt : undefined,
  }
}

/** The price of a longer cycle seen as one month, in whole VND; undefined where that says nothing. */
export const monthlyShare = ({ cycle }: VoicePlan, payVnd: number) => {
  const months = MONTHS[cycle]
  return months && months > 1 ? Math.round(payVnd / months) : undefined
}
