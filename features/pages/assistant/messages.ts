import 'server-only'
import { z } from 'zod'
import { TOPICS } from '@/features/pages/assistant/topics'
import type { Locale } from '@/lib/i18n/config'
import { loadMessages } from '@/lib/i18n/server'

const text = z.string().min(1)

const schema = z.strictObject({
  title: text,
  close: text,
  log: text,
  /** The first line: that a program answers, from what, and where that stays which is typed. */
  start: text,
  starters: z.strictObject({ label: text, list: z.array(text).min(3) }),
  label: text,
  placeholder: text,
  send: text,
  tooLong: text,
  you: text,
  program: text,
  topics: z.record(z.enum(TOPICS), text),
  found: text,
  near: text,
  nothing: text,
  priceUnknown: text,
  price: z.strictObject({ call: text, voice: text, old: text }),
  contact: text,
  demo: text,
  demoNumber: text,
  include: text,
  asked: text,
})

export type AssistantMessages = z.infer<typeof schema>

/** Every word of the site's assistant in a language. */
export const loadAssistantMessages = (lang: Locale): Promise<AssistantMessages> =>
  loadMessages(lang, 'site-assistant', schema)
