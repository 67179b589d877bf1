import { z } from 'zod'

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
