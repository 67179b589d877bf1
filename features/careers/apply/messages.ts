import 'server-only'
import { z } from 'zod'
import { labelsOf, loadFormMessages, type FormMessages } from '@/lib/forms/messages'
import { applicationFormSchema } from '@/lib/contract/job-application'
import type { Locale } from '@/lib/i18n/config'
import { loadMessages } from '@/lib/i18n/server'
import { CV_ERRORS } from './cv-rules'

const text = z.string().min(1)

const cvSchema = z.strictObject({
  label: text,
  drop: text,
  choose: text,
  dropNow: text,
  types: text,
  uploading: text,
  done: text,
  failed: text,
  cancel: text,
  retry: text,
  replace: text,
  remove: text,
  removed: text,
  undo: text,
  size: text,
  small: text,
  problems: z.record(z.enum(CV_ERRORS), text),
})

const schema = z.strictObject({
  title: text,
  ...labelsOf(applicationFormSchema.omit({ cv: true })),
  portfolioHint: text,
  consentLabel: text,
  consentLink: text,
  send: text,
  draft: text,
  restored: text,
  thanks: z.strictObject({ title: text, text, back: text }),
  emailUsed: z.strictObject({ title: text, text, field: text }),
  closed: z.strictObject({ title: text, text }),
  cv: cvSchema,
})

export type CvMessages = z.infer<typeof cvSchema>
type FormFile = z.infer<typeof schema>
export type ApplyMessages = Omit<FormFile, 'draft' | 'restored' | 'emailUsed'> & { form: FormMessages }

/** Every message of the application form in a language; where it says what all forms say in its own way, that stands in `form`. */
export const loadApplyMessages = async (lang: Locale): Promise<ApplyMessages> => {
  const [messages, form] = await Promise.all([
    loadMessages(lang, 'careers-form', schema),
    loadFormMessages(lang),
  ])
  const { draft: note, restored, emailUsed, ...own } = messages
  const { field, ...problem } = emailUsed
  const fields = { ...form.fields, EMAIL_ALREADY_USED: field }
  return {
    ...own,
    form: {
      ...form,
      draft: { ...form.draft, note, restored },
      fields,
      problems: { ...form.problems, EMAIL_ALREADY_USED: problem },
    },
  }
}
