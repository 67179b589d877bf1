import 'server-only'
import { z } from 'zod'
import { dataRightsFormSchema } from '@/lib/contract/data-rights'
import { DATA_RIGHTS } from '@/lib/contract/enums'
import { labelsOf, loadFormMessages, type FormMessages } from '@/lib/forms/messages'
import type { Locale } from '@/lib/i18n/config'
import { loadMessages } from '@/lib/i18n/server'

const text = z.string().min(1)

const schema = z.strictObject({
  title: text,
  lead: text,
  ...labelsOf(dataRightsFormSchema),
  kinds: z.record(z.enum(DATA_RIGHTS), text),
  contactHint: text,
  detailsHint: text,
  consentLabel: text,
  consentLink: text,
  send: text,
  thanks: z.strictObject({ title: text, text, again: text }),
  noScript: text,
  from: z.strictObject({ title: text, text, link: text }),
})

export type RightsMessages = z.infer<typeof schema> & { form: FormMessages }

/** Every message of the data-rights form in a language, with those all forms share. */
export const loadRightsMessages = async (lang: Locale): Promise<RightsMessages> => {
  const [own, form] = await Promise.all([loadMessages(lang, 'data-rights', schema), loadFormMessages(lang)])
  return { ...own, form }
}
