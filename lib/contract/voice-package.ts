import { z } from 'zod'
import { localizedSchema } from './localized.ts'

export const VOICE_PRODUCTS = ['studio', 'tts', 'api', 'dubbing'] as const
export const BILLING_CYCLES = ['monthly', 'quarterly', 'yearly', 'once'] as const

/** A voice package; prices in VND with VAT, percents 0 to 100, `deal_ends_at` ISO 8601 or null. */
export const voicePackageSchema = z.object({
  id: z.string(),
  product: z.enum(VOICE_PRODUCTS),
  name: localizedSchema,
  cycle: z.enum(BILLING_CYCLES),
  price_vnd: z.number().int().nonnegative(),
  characters: z.number().int().nonnegative().nullable(),
  expiry_days: z.number().int().positive().nullable(),
  bonus_percent: z.number().min(0),
  discount_percent: z.number().min(0).max(100),
  yearly_discount_percent: z.number().min(0).max(100),
  price_per_character: z.number().nonnegative().nullable(),
  is_most_popular: z.boolean(),
  deal_ends_at: z.iso.datetime({ offset: true }).nullable(),
  features: z.array(localizedSchema),
})
export type VoicePackage = z.infer<typeof voicePackageSchema>

export const voicePackageListSchema = z.array(voicePackageSchema)
