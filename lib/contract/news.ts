import { z } from 'zod'
import { PRODUCTS } from './enums.ts'
import { localizedSchema } from './localized.ts'

/** A blog item; `url` and `image_url` may be relative to the site. */
export const newsItemSchema = z.object({
  id: z.string(),
  title: localizedSchema,
  excerpt: localizedSchema,
  url: z.string(),
  image_url: z.string().nullable(),
  published_at: z.iso.datetime({ offset: true }),
  category: z.string(),
  product: z.enum(PRODUCTS).nullable(),
  is_featured: z.boolean(),
})
export type NewsItem = z.infer<typeof newsItemSchema>

export const newsListSchema = z.array(newsItemSchema)
