import 'server-only'
import { z } from 'zod'
import type { Locale } from '@/lib/i18n/config'
import { loadMessages } from '@/lib/i18n/server'

const text = z.string().min(1)

export const listeningMessagesSchema = z.strictObject({
  title: text,
  lead: text,
  digits: text,
  length: text,
  rate: text,
  times: text,
  voice: text,
  code: text,
  listen: text,
  heard: text,
  check: text,
  next: text,
  errors: z.strictObject({ listenFirst: text, tooShort: text }),
  result: z.strictObject({ all: text, some: text, none: text, read: text, typed: text, listens: text }),
  table: z.strictObject({ title: text, setting: text, codes: text, right: text, note: text }),
  unavailable: text,
})

export type ListeningMessages = z.infer<typeof listeningMessagesSchema>

/** Every word of the listening test in a language; a missing or unknown one stops the build. */
export const loadListeningMessages = async (lang: Locale): Promise<ListeningMessages> =>
  loadMessages(lang, 'listening-test', listeningMessagesSchema)
