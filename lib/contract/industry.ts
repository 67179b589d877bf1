import { z } from 'zod'
import { PRODUCTS } from './enums.ts'
import { localizedSchema } from './localized.ts'

/** The live part of an industry page; a use case has the same shape. */
export const industrySchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: localizedSchema,
  summary: localizedSchema,
  products: z.array(z.enum(PRODUCTS)),
  sample_call_ids: z.array(z.string()),
  position: z.number().int(),
})
export type Industry = z.infer<typeof industrySchema>

export const industryListSchema = z.array(industrySchema)
