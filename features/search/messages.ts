import 'server-only'
import { z } from 'zod'
import { KINDS } from '@/features/search/entry'
import type { Locale } from '@/lib/i18n/config'
import { loadMessages } from '@/lib/i18n/server'

const text = z.string().min(1)

const schema = z.strictObject({
  open: text,
  title: text,
  metaTitle: text,
  metaDescription: text,
  label: text,
  placeholder: text,
  submit: text,
  close: text,
  keys: text,
  loading: text,
  failed: text,
  results: text,
  count: z.strictObject({ one: text, other: text }),
  all: text,
  none: text,
  noneText: text,
  ask: text,
  starts: text,
  kinds: z.record(z.enum(KINDS), text),
})

export type SearchMessages = z.infer<typeof schema>

/** Every message of the search in a language. */
export const loadSearchMessages = (lang: Locale): Promise<SearchMessages> =>
  loadMessages(lang, 'search', schema)
