import 'server-only'
import { z } from 'zod'
import { contactFormSchema } from '@/lib/contract/contact'
import { CONTACT_PURPOSES } from '@/lib/contract/enums'
import { labelsOf, loadFormMessages, type FormMessages } from '@/lib/forms/messages'
import type { Locale } from '@/lib/i18n/config'
import { loadMessages } from '@/lib/i18n/server'

const text = z.string().min(1)

const schema = z.strictObject({
  title: text,
  lead: text,
  ...labelsOf(contactFormSchema),
  purposes: z.record(z.enum(CONTACT_PURPOSES), text),
  contentHint: text,
  count: text,
  callNote: text,
  consentLabel: text,
  consentLink: text,
  send: text,
  thanks: z.strictObject({ title: text, text, again: text }),
})

export type ContactMessages = z.infer<typeof schema> & { form: FormMessages }

/** Every message of the contact form in a language, with those all forms share. */
export const loadContactMessages = async (lang: Locale): Promise<ContactMessages> => {
  const [own, form] = await Promise.all([loadMessages(lang, 'contact-form', schema), loadFormMessages(lang)])
  return { ...own, form }
}
