import type { VoicePlan } from '@/lib/domain/price'
import { CYCLES, PRODUCTS } from '../voice-plans'
import { readNumber, type NumberRule } from './read-number'
import { estimateVoice } from './voice-estimate'

/** What the boxes hold at first, and the names they have in the address. */
export const VOICE_DEFAULTS = { product: 'studio', characters: '500000', every: 'monthly', discount: '0' }

/** What the boxes for numbers accept. */
export const VOICE_RULES = {
  characters: { min: 1, max: 1_000_000_000 },
  discount: { min: 0, max: 100, decimals: true },
} satisfies Record<string, NumberRule>

/** The boxes read, and every plan that covers the need, the cheapest first; `now` in ms decides about deals. */
export const readVoiceFields = (
  values: Readonly<Record<keyof typeof VOICE_DEFAULTS, string>>,
  plans: readonly VoicePlan[],
  now: number,
) => {
  const product = PRODUCTS.find((name) => name === values.product) ?? 'studio'
  const cycle = CYCLES.find((name) => name === values.every) ?? 'monthly'
  const characters = readNumber(values.characters, VOICE_RULES.characters)
  const discount = readNumber(values.discount, VOICE_RULES.discount)
  const question =
    characters.value === null || discount.value === null
      ? null
      : { product, cycle, characters: characters.value, discountPercent: discount.value }
  return {
    product,
    cycle,
    characters,
    discount,
    question,
    options: question ? estimateVoice(question, plans, now) : [],
  }
}
