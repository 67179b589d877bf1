import 'server-only'
import { z } from 'zod'
import { text } from '@/components/sections/section'
import { TOPICS } from '@/features/resources/guide/guide-schema'
import type { Locale } from '@/lib/i18n/config'
import { loadMessages } from '@/lib/i18n/server'

const schema = z.strictObject({
  minutes: text,
  checked: text,
  contents: text,
  table: text,
  topics: z.record(z.enum(TOPICS), z.strictObject({ title: text, text })),
  unavailable: text,
  costs: z.strictObject({ label: text, call: text, seconds: text, blocks: text, one: text, thousand: text }),
  readings: z.strictObject({ label: text, written: text, north: text, south: text, same: text }),
  bill: z.strictObject({
    label: text,
    part: text,
    number: text,
    contacts: text,
    answered: text,
    seconds: text,
    voicemail: text,
    blocks: text,
    sum: text,
    own: text,
  }),
  download: z.strictObject({ get: text }),
  lookalikes: z.strictObject({ label: text, typed: text, syllables: text, count: text }),
  queue: z.strictObject({ label: text, agents: text, busy: text, within: text, wait: text }),
  faq: text,
  sources: text,
  related: text,
  closing: z.strictObject({ title: text, text, primary: text, secondary: text }),
})

export type GuideWords = z.infer<typeof schema>

/** The words of guide pages that no guide says itself. */
export const loadGuideWords = (lang: Locale): Promise<GuideWords> => loadMessages(lang, 'guides', schema)
