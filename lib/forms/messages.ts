import 'server-only'
import { z } from 'zod'
import { FIELD_CODES } from '@/lib/contract/field-codes'
import { FORM_ERRORS } from '@/lib/forms/form-errors'
import type { Locale } from '@/lib/i18n/config'
import { loadMessages } from '@/lib/i18n/server'

const text = z.string().min(1)
const fieldCode = z.enum(FIELD_CODES)

const formsSchema = z.strictObject({
  summary: text,
  optional: text,
  trap: text,
  phoneSuggestion: text,
  working: text,
  instead: text,
  draft: z.strictObject({ note: text, restored: text, clear: text, cleared: text }),
  receipt: z.strictObject({ number: text, copy: text, copied: text }),
  noScript: z.strictObject({ title: text, text, contact: text }),
  fields: z.partialRecord(fieldCode, text),
  problems: z.record(z.enum(FORM_ERRORS), z.strictObject({ title: text, text })),
})
const errorsSchema = z.object({ fields: z.record(fieldCode, text) })

export type FormMessages = Omit<z.infer<typeof formsSchema>, 'fields'> & z.infer<typeof errorsSchema>

/** A label for each field of a form, to stand among its other messages. */
export const labelsOf = <Shape extends z.ZodRawShape>(form: z.ZodObject<Shape>) =>
  // Object.fromEntries forgets which keys it was given.
  Object.fromEntries(Object.keys(form.shape).map((name) => [name, text])) as Record<keyof Shape, typeof text>

/** The messages every form shares in a language; a message in forms.json stands before the one in errors.json, which speaks of calls. */
export const loadFormMessages = async (lang: Locale): Promise<FormMessages> => {
  const [forms, errors] = await Promise.all([
    loadMessages(lang, 'forms', formsSchema),
    loadMessages(lang, 'errors', errorsSchema),
  ])
  return { ...forms, fields: { ...errors.fields, ...forms.fields } }
}
