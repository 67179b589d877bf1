import 'server-only'
import { z } from 'zod'
import { STATS_PROBLEMS } from '@/features/counts/problems'
import { VISIT_SOURCES } from '@/lib/contract/enums'
import type { Locale } from '@/lib/i18n/config'
import { loadMessages } from '@/lib/i18n/server'

const text = z.string().min(1)
const names = z.record(z.string(), text)
const table = z.strictObject({ title: text, note: text, name: text, count: text })

const schema = z.strictObject({
  metaTitle: text,
  metaDescription: text,
  title: text,
  lead: text,
  anonymous: text,
  noSignIn: text,
  loading: text,
  retry: text,
  period: text,
  lastDays: text,
  empty: text,
  none: text,
  days: z.strictObject({ title: text, note: text, bar: text }),
  pages: table,
  sources: table.extend({ names: z.record(z.enum(VISIT_SOURCES), text) }),
  funnels: table.extend({ share: text, forms: names, steps: names }),
  searches: table,
  variants: table.extend({ reached: text, share: text, values: names }),
  problems: z.record(z.enum(STATS_PROBLEMS), text),
})

/** What the page of counts says; forms, steps and values by the names the counts have. */
export type StatsMessages = z.infer<typeof schema>

/** The messages of the page of counts in a language. */
export const loadStatsMessages = (lang: Locale): Promise<StatsMessages> => loadMessages(lang, 'stats', schema)
