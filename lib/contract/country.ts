import { z } from 'zod'

/** Where an address seems to be: ISO 3166 alpha-2, `VN` when it cannot be told. */
export const countrySchema = z.object({ ip: z.string(), country: z.string().regex(/^[A-Z]{2}$/) })
export type Country = z.infer<typeof countrySchema>
