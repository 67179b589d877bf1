import 'server-only'
import { z } from 'zod'
import { CONTACT_PURPOSES } from '@/lib/contract/enums'
import { loadFormMessages, type FormMessages } from '@/lib/forms/messages'
import type { Locale } from '@/lib/i18n/config'
import { loadMessages } from '@/lib/i18n/server'

const text = z.string().min(1)

const schema = z.strictObject({
  title: text,
  lead: text,
  fullName: text,
  phoneNumber: text,
  email: text,
  purpose: text,
  purposes: z.record(z.enum(CONTACT_PURPOSES), text),
  content: text,
  contentHint: text,
  count: text,
  callNote: text,
  consent: text,
  consentLabel: text,
  consentLink: text,
  send: text,
  thanks: z.strictObject({ title: text, text, again: text }),
})

export type ContactFormWords = z.infer<typeof schema> & { form: FormMessages }

/** Every word of the contact form in a language, with those all forms share. */
export const loadContactFormWords = async (lang: Locale): Promise<ContactFormWords> => {
  const [own, form] = await Promise.all([loadMessages(lang, 'contact-form', schema), loadFormMessages(lang)])
  return { ...own, form }
}
