import 'server-only'
import { z } from 'zod'
import { KEY_PROBLEMS, type KEY_FIELD_CODES } from '@/features/api-keys/problems'
import { loadFormMessages } from '@/lib/forms/messages'
import type { Locale } from '@/lib/i18n/config'
import { loadMessages } from '@/lib/i18n/server'

const text = z.string().min(1)

const schema = z.strictObject({
  metaTitle: text,
  metaDescription: text,
  title: text,
  lead: text,
  anonymous: text,
  noSignIn: text,
  contact: text,
  documents: text,
  webhooks: text,
  loading: text,
  retry: text,
  usage: text,
  list: text,
  empty: text,
  key: z.strictObject({
    used: text,
    usedOf: text,
    made: text,
    lastUsed: text,
    never: text,
    withdrawn: text,
    withdraw: text,
  }),
  form: z.strictObject({
    title: text,
    name: text,
    nameHint: text,
    limit: text,
    limitHint: text,
    make: text,
    making: text,
  }),
  made: z.strictObject({ title: text, text, copy: text, copied: text }),
  confirm: z.strictObject({ title: text, text, keep: text, confirm: text, confirming: text, close: text }),
  problems: z.record(z.enum(KEY_PROBLEMS), text),
})

/** What the desk of keys says; `fields` by the code of what is wrong with a field. */
export type KeyMessages = z.infer<typeof schema> & {
  optional: string
  fields: Record<(typeof KEY_FIELD_CODES)[number], string>
}

/** The messages of the page of API keys in a language. */
export const loadKeyMessages = async (lang: Locale): Promise<KeyMessages> => {
  const [own, { optional, fields }] = await Promise.all([
    loadMessages(lang, 'api-keys', schema),
    loadFormMessages(lang),
  ])
  const { KEY_NAME_EMPTY, KEY_NAME_TOO_LONG, KEY_LIMIT_INVALID } = fields
  return { ...own, optional, fields: { KEY_NAME_EMPTY, KEY_NAME_TOO_LONG, KEY_LIMIT_INVALID } }
}
