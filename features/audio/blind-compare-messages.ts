import 'server-only'
import { z } from 'zod'
import type { Locale } from '@/lib/i18n/config'
import { loadMessages } from '@/lib/i18n/server'

const text = z.string().min(1)

const schema = z.strictObject({
  title: text,
  lead: text,
  language: text,
  start: text,
  sentence: text,
  a: text,
  b: text,
  question: text,
  pickA: text,
  pickB: text,
  same: text,
  is: text,
  picked: text,
  pickedSame: text,
  prints: text,
  next: text,
  gallery: text,
  tally: text,
  times: text,
})

export type CompareMessages = z.infer<typeof schema>

/** The words of the blind comparison of two voices. */
export const loadCompareMessages = async (lang: Locale): Promise<CompareMessages> =>
  loadMessages(lang, 'voice-compare', schema)
