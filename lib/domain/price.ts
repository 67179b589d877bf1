import type { CallPrice, VoicePackage } from '../contract/prices.ts'
import type { Camelized } from '../contract/camelized.ts'
import type { CallResult } from '../contract/enums.ts'

// The arithmetic of prices, for the site and the platform alike: whole VND in, whole VND out.

const checked = (amount: number) => {
  if (!Number.isFinite(amount) || amount < 0) throw new RangeError(`not an amount of money: ${amount}`)
  return amount
}

// Percents and unit prices are brought to whole numbers first: 8.280.000 × 1,1 is not 9.108.000 in binary fractions.
const BASIS = 10_000
const inBasis = (percent: number) => Math.round(checked(percent) * 100)
const discountBasis = (percent: number) => Math.min(BASIS, Math.round(Math.max(0, percent) * 100))

/** What a discount of 0 to 100 percent takes off whole VND, rounded to whole VND. */
export const discountOf = (vnd: number, percent: number) =>
  Math.round((checked(vnd) * discountBasis(percent)) / BASIS)

/** What is left to pay of whole VND after a discount of 0 to 100 percent: whole VND, never below zero. */
export const afterDiscount = (vnd: number, percent: number) => vnd - discountOf(vnd, percent)

/** Splits whole VND that include VAT into net and tax; the two always add up to the whole. */
export const splitVat = (grossVnd: number, vatPercent: number) => {
  const netVnd = Math.round((checked(grossVnd) * BASIS) / (BASIS + inBasis(vatPercent)))
  return { netVnd, vatVnd: grossVnd - netVnd }
}

/** Whole VND with the VAT put on top, rounded to whole VND. */
export const withVat = (netVnd: number, vatPercent: number) =>
  netVnd + Math.round((checked(netVnd) * inBasis(vatPercent)) / BASIS)

/** A count with a bonus in percent; what is not a whole unit is not given. */
export const withBonus = (count: number, bonusPercent: number) =>
  count + Math.floor((checked(count) * inBasis(bonusPercent)) / BASIS)

/** How many blocks a call takes: every started block counts whole, and a call that was picked up has at least one. */
export const startedBlocks = (seconds: number, blockSeconds: number) =>
  Math.max(1, Math.ceil(checked(seconds) / blockSeconds))

/** The price of so many units, in whole VND; the unit price may have up to four decimals. */
export const priceOf = (units: number, unitVnd: number) =>
  Math.round((checked(units) * Math.round(checked(unitVnd) * BASIS)) / BASIS)

/** What one of many units costs, in VND with four decimals; null where there are none. */
export const perUnit = (vnd: number, units: number) =>
  units > 0 ? Math.round((checked(vnd) / units) * BASIS) / BASIS : null

/** The VAT rate of telephone services; the temporary lower rate does not cover them. */
export const CALL_VAT_PERCENT = 10

export type BlockPrice = Pick<Camelized<CallPrice>, 'blockSeconds' | 'pricePerBlockVnd' | 'includesVat'>
type Call = { result: CallResult; seconds: number }

/** What one call costs in whole VND; `blocks` counts started blocks and is 0 for a call that is not billed. */
export type CallCost = { blocks: number; netVnd: number; vatVnd: number; grossVnd: number }

/** Whether a call with this result is billed: only one that a person or a voicemail picked up. */
export const isBilled = (result: CallResult) => result === 'ANSWER' || result === 'VOICE_MAIL'

/** The cost of so many blocks, tax split off; net and VAT always add up to the gross. */
export const blocksCost = (blocks: number, { pricePerBlockVnd, includesVat }: BlockPrice): CallCost => {
  const amount = priceOf(blocks, pricePerBlockVnd)
  const grossVnd = includesVat ? amount : withVat(amount, CALL_VAT_PERCENT)
  return { blocks, ...splitVat(grossVnd, CALL_VAT_PERCENT), grossVnd }
}

/** The cost of one call: every started block counts whole; net and VAT always add up to the gross. */
export const callCost = ({ result, seconds }: Call, price: BlockPrice): CallCost => {
  if (!isBilled(result)) return { blocks: 0, netVnd: 0, vatVnd: 0, grossVnd: 0 }
  return blocksCost(startedBlocks(seconds, price.blockSeconds), price)
}

/** How many whole blocks a credit in VND pays for; undefined where a block costs nothing. */
export const blocksFor = (creditVnd: number, { pricePerBlockVnd }: BlockPrice) =>
  pricePerBlockVnd > 0 ? Math.floor(creditVnd / pricePerBlockVnd) : undefined

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
const combinedPercent = (percents: readonly number[]) =>
  Math.round((1 - percents.reduce((left, percent) => left * (1 - percent / 100), 1)) * 1_000) / 10

const isRunning = (end: string | null, now: number) => end === null || Date.parse(end) > now

/** Whether the plan's own discount is one that ends, and has not ended at a moment (ms since 1970). */
export const hasDeal = ({ dealEndsAt, discountPercent }: VoicePlan, now: number) =>
  dealEndsAt !== null && discountPercent > 0 && Date.parse(dealEndsAt) > now

/** All characters a plan gives, its bonus included; null where it gives none. */
export const allCharacters = ({ characters, bonusPercent }: Pick<VoicePlan, 'characters' | 'bonusPercent'>) =>
  characters ? withBonus(characters, bonusPercent) : null

type Discounts = Pick<VoicePlan, 'cycle' | 'discountPercent' | 'yearlyDiscountPercent'>

const offeredPercents = ({ cycle, discountPercent, yearlyDiscountPercent }: Discounts) => [
  cycle === 'yearly' ? yearlyDiscountPercent : 0,
  discountPercent,
]

/** The price of a character of a plan as it is offered, in VND with four decimals; null where it gives none. */
export const characterPrice = (
  plan: Discounts & Pick<VoicePlan, 'priceVnd' | 'characters' | 'bonusPercent'>,
): number | null =>
  perUnit(offeredPercents(plan).reduce(afterDiscount, plan.priceVnd), allCharacters(plan) ?? 0)

/** The price of a plan at a moment (ms since 1970): the yearly discount, then its own, which ends with its deal, then a voucher's. */
export const planPrice = (plan: VoicePlan, now: number, voucher?: { discountPercent: number }): PlanPrice => {
  const { priceVnd: listVnd, discountPercent, dealEndsAt } = plan
  const own = isRunning(dealEndsAt, now) ? discountPercent : 0
  const percents = [...offeredPercents({ ...plan, discountPercent: own }), voucher?.discountPercent ?? 0]
  const payVnd = percents.reduce(afterDiscount, listVnd)
  const offeredVnd = offeredPercents(plan).reduce(afterDiscount, listVnd)
  return {
    listVnd,
    payVnd,
    offPercent: combinedPercent(percents),
    // The service works the unit price out for the plan as it offers it; any other price is worked out here.
    characterVnd: payVnd === offeredVnd ? plan.pricePerCharacter : perUnit(payVnd, allCharacters(plan) ?? 0),
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
