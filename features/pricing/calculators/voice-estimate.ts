import {
  afterDiscount,
  allCharacters,
  monthsOf,
  perUnit,
  planPrice,
  priceOf,
  type VoicePlan,
} from '@/lib/domain/price'
import type { CYCLES, VoiceProduct } from '../voice-plans'

export type VoiceQuestion = {
  product: VoiceProduct
  /** Characters needed in a month. */
  characters: number
  cycle: (typeof CYCLES)[number]
  /** What a voucher takes off the plan. */
  discountPercent: number
}

/** One way to get the characters of a cycle: a plan, and top-ups where it is too small; whole VND. */
export type VoiceOption = {
  plan: VoicePlan
  need: number
  listVnd: number
  /** What the plan costs after every discount. */
  planVnd: number
  topUps: number
  topUpVnd: number
  totalVnd: number
  unused: number
  /** VND for each character that is needed, four decimals. */
  characterVnd: number | null
}

/** Every plan of a product in a cycle that covers the need, the cheapest first; `now` in ms decides about deals. */
export const estimateVoice = (
  question: VoiceQuestion,
  plans: readonly VoicePlan[],
  now: number,
): VoiceOption[] => {
  const { product, characters, cycle, discountPercent } = question
  const own = plans.filter((plan) => plan.product === product)
  const extra = own.find((plan) => plan.cycle === 'once' && (allCharacters(plan) ?? 0) > 0)
  const extraCharacters = extra ? (allCharacters(extra) ?? 0) : 0
  const need = characters * (monthsOf({ cycle }) ?? 1)
  const options = own
    .filter((plan) => plan.cycle === cycle)
    .flatMap((plan): VoiceOption[] => {
      const given = allCharacters(plan)
      const missing = Math.max(0, need - (given ?? 0))
      if (given === null || (missing > 0 && !extra)) return []
      const topUps = missing > 0 ? Math.ceil(missing / extraCharacters) : 0
      const { listVnd, payVnd } = planPrice(plan, now)
      const planVnd = afterDiscount(payVnd, discountPercent)
      const topUpVnd = extra ? priceOf(topUps, planPrice(extra, now).payVnd) : 0
      const totalVnd = planVnd + topUpVnd
      const unused = given + topUps * extraCharacters - need
      return [
        {
          plan,
          need,
          listVnd,
          planVnd,
          topUps,
          topUpVnd,
          totalVnd,
          unused,
          characterVnd: perUnit(totalVnd, need),
        },
      ]
    })
  return options.toSorted((left, right) => left.totalVnd - right.totalVnd)
}
