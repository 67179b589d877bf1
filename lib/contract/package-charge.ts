import { z } from 'zod'
import { localizedSchema } from './localized.ts'

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
