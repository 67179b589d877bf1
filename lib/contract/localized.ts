import { z } from 'zod'

/** Text in both languages of the site. */
export const localizedSchema = z.object({ vi: z.string(), en: z.string() })
export type Localized = z.infer<typeof localizedSchema>
