import type { Camelized } from '@/lib/contract/camelized'
import { afterDiscount, perUnit, withBonus } from '@/lib/domain/money'
import type { VoicePackage } from '@/lib/contract/voice-package'
import type { Voucher } from './vouchers'

export type VoicePlan = Camelized<VoicePackage>

/** What a plan costs now, in whole VND: its list price, what is paid, by how many percent (one decimal) that is less, and the price of a character. */
export type PlanPrice = {
  listVnd: number
  payVnd: number
  offPercent: number
  /** VND with four decimals; null where the plan has no characters. */
  characterVnd: number | null
  dealEndsAt: string | undefined
}

const MONTHS = { monthly: 1, quarterly: 3, yearly: 12, once: undefined } as const

// 15 % and then 10 % are 23,5 %.
const together = (percents: readonly number[]) =>
  Math.round((1 - percents.reduce((left, percent) => left * (1 - percent / 100), 1)) * 1_000) / 10

const isRunning = (end: string | null, now: number) => end === null || Date.parse(end) > now

/** Whether the plan's own discount is one that ends, and has not ended at a moment (ms since 1970). */
export const hasDeal = ({ dealEndsAt, discountPercent }: VoicePlan, now: number) =>
  dealEndsAt !== null && discountPercent > 0 && Date.parse(dealEndsAt) > now

/** All characters a plan gives, its bonus included; null where it gives none. */
export const allCharacters = ({ characters, bonusPercent }: VoicePlan) =>
  characters ? withBonus(characters, bonusPercent) : null

// The service works the unit price out for the plan as it offers it; any other price is worked out here.
const characterPrice = (plan: VoicePlan, payVnd: number, offeredVnd: number) =>
  payVnd === offeredVnd ? plan.pricePerCharacter : perUnit(payVnd, allCharacters(plan) ?? 0)

/** The price of a plan at a moment (ms since 1970): the yearly discount, then its own, which ends with its deal, then a voucher's. */
export const planPrice = (plan: VoicePlan, now: number, voucher?: Voucher): PlanPrice => {
  const { priceVnd: listVnd, cycle, discountPercent, yearlyDiscountPercent, dealEndsAt } = plan
  const own = isRunning(dealEndsAt, now) ? discountPercent : 0
  const percents = [cycle === 'yearly' ? yearlyDiscountPercent : 0, own, voucher?.discountPercent ?? 0]
  const payVnd = percents.reduce(afterDiscount, listVnd)
  const offeredVnd = [percents[0] ?? 0, discountPercent].reduce(afterDiscount, listVnd)
  return {
    listVnd,
    payVnd,
    offPercent: together(percents),
    characterVnd: characterPrice(plan, payVnd, offeredVnd),
    dealEndsAt: dealEndsAt && own > 0 ? dealEndsAt : undefined,
  }
}

/** How many months a cycle pays for; undefined for a single purchase. */
export const monthsOf = ({ cycle }: Pick<VoicePlan, 'cycle'>) => MONTHS[cycle]

/** The price of a longer cycle seen as one month, in whole VND; undefined where that says nothing. */
export const monthlyShare = (plan: VoicePlan, payVnd: number) => {
  const months = monthsOf(plan)
  return months && months > 1 ? Math.round(payVnd / months) : undefined
}
