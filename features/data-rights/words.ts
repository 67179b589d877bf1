import 'server-only'
import { z } from 'zod'
import { DATA_RIGHTS } from '@/lib/contract/enums'
import { loadFormMessages, type FormMessages } from '@/lib/forms/messages'
import type { Locale } from '@/lib/i18n/config'
import { loadMessages } from '@/lib/i18n/server'

const text = z.string().min(1)

const schema = z.strictObject({
  title: text,
  lead: text,
  kind: text,
  kinds: z.record(z.enum(DATA_RIGHTS), text),
  contact: text,
  contactHint: text,
  details: text,
  detailsHint: text,
  consent: text,
  consentLabel: text,
  consentLink: text,
  send: text,
  thanks: z.strictObject({ title: text, text, again: text }),
  noScript: text,
  from: z.strictObject({ title: text, text, link: text }),
})

export type RightsWords = z.infer<typeof schema> & { form: FormMessages }

/** Every word of the data-rights form in a language, with those all forms share. */
export const loadRightsWords = async (lang: Locale): Promise<RightsWords> => {
  const [own, form] = await Promise.all([loadMessages(lang, 'data-rights', schema), loadFormMessages(lang)])
  return { ...own, form }
}
