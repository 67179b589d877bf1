import { z } from 'zod'

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
