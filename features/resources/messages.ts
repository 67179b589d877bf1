import 'server-only'
import { z } from 'zod'
import { FEED_FORMATS } from '@/features/resources/feed-path'
import { CATEGORIES } from '@/features/resources/filter'
import { VIDEO_IDS } from '@/features/resources/videos'
import type { Locale } from '@/lib/i18n/config'
import { loadMessages } from '@/lib/i18n/server'

const text = z.string().min(1)
const both = z.strictObject({ vi: text, en: text })

const librarySchema = z.strictObject({
  filter: z.strictObject({ label: text, category: text, product: text, all: text, anyProduct: text }),
  categories: z.record(z.enum(CATEGORIES), z.strictObject({ name: text, text })),
  count: z.strictObject({ one: text, other: text }),
  seeAll: text,
  read: text,
  filtered: text,
  newsPage: text,
  empty: z.strictObject({ title: text, text, all: text }),
  news: z.strictObject({
    none: text,
    away: text,
    blog: text,
    newer: text,
    older: text,
    pages: text,
    feeds: z.record(z.enum(FEED_FORMATS), text),
  }),
})

const videosSchema = z.strictObject({
  title: text,
  language: both,
  captions: both,
  transcript: text,
  aiMade: text,
  chapters: text,
  controls: z.strictObject({ play: text, pause: text, seek: text, captionsOff: text, full: text }),
  items: z.record(
    z.enum(VIDEO_IDS),
    z.strictObject({
      title: text,
      text,
      lines: z.array(text).min(1),
      chapters: z.array(text).min(2),
    }),
  ),
})

const leafletSchema = z.strictObject({
  title: text,
  metaTitle: text,
  description: text,
  job: text,
  problems: text,
  steps: text,
  features: text,
  contact: text,
  salesPhone: text,
  hotline: text,
  email: text,
  address: text,
  page: text,
  form: text,
  promise: text,
  print: text,
  printHint: text,
  other: text,
  otherProducts: text,
  otherJobs: text,
  back: text,
})

/** The shape of locales/{lang}/resources.json. */
export const resourceWordsSchema = z.strictObject({
  library: librarySchema,
  studies: z.strictObject({ title: text, read: text }),
  videos: videosSchema,
  kit: z.strictObject({ title: text, lead: text, products: text, leaflet: leafletSchema }),
})

export type ResourceMessages = z.infer<typeof resourceWordsSchema>

/** The messages of the resource pages that no section holds; a missing one stops the build. */
export const loadResourceMessages = async (lang: Locale): Promise<ResourceMessages> =>
  loadMessages(lang, 'resources', resourceWordsSchema)
