import { z } from 'zod'
import { localizedSchema } from './localized.ts'

/** The price of a call per started block, in VND; `effective_from` is a date (`2023-04-01`). */
export const callPriceSchema = z.object({
  sip_type: z.string(),
  block_seconds: z.number().int().positive(),
  price_per_block_vnd: z.number().nonnegative(),
  includes_vat: z.boolean(),
  effective_from: z.iso.date(),
})
export type CallPrice = z.infer<typeof callPriceSchema>

export const callPriceListSchema = z.array(callPriceSchema)

/** A prepaid package for calls: what it costs and what credit it gives, both in VND. */
export const packageChargeSchema = z.object({
  id: z.string(),
  name: localizedSchema,
  price_vnd: z.number().int().nonnegative(),
  credit_vnd: z.number().int().nonnegative(),
  bonus_percent: z.number().min(0),
  expiry_days: z.number().int().positive().nullable(),
  is_most_popular: z.boolean(),
})
export type PackageCharge = z.infer<typeof packageChargeSchema>

export const packageChargeListSchema = z.array(packageChargeSchema)

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

export const VOUCHER_KINDS = ['first_purchase', 'public', 'personal'] as const

export const voucherSchema = z.object({
  code: z.string(),
  kind: z.enum(VOUCHER_KINDS),
  discount_percent: z.number().min(0).max(100),
  ends_at: z.iso.datetime({ offset: true }).nullable(),
  usage_package: z.string().nullable(),
  is_used: z.boolean(),
})
export type Voucher = z.infer<typeof voucherSchema>

export const voucherListSchema = z.array(voucherSchema)
