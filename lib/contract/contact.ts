import { z } from 'zod'
import { consentSchema } from './consent.ts'
import { CONTACT_PURPOSES } from './enums.ts'
import { emptyOr } from './field-codes.ts'
import { emailFieldSchema, nameFieldSchema } from './person-fields.ts'
import { phoneFieldSchema } from './phone-field.ts'

export const contactRequestSchema = z.object({
  fullName: nameFieldSchema('FULL_NAME_EMPTY', 'FULL_NAME_INVALID'),
  phoneNumber: phoneFieldSchema,
  email: emailFieldSchema,
  purpose: z.enum(CONTACT_PURPOSES, { error: 'PURPOSE_REQUIRED' }),
  content: z
    .string({ error: emptyOr('CONTENT_EMPTY', 'INVALID') })
    .trim()
    .min(1, { error: 'CONTENT_EMPTY' })
    .max(2_000, { error: 'CONTENT_TOO_LONG' }),
  consent: consentSchema,
  recaptcha: z.string({ error: 'CAPTCHA_REQUIRED' }).trim().min(1, { error: 'CAPTCHA_REQUIRED' }).max(8_000),
})
export type ContactRequest = z.infer<typeof contactRequestSchema>
export type ContactBody = z.input<typeof contactRequestSchema>

/** The answer to a contact or a job application. */
export const receiptSchema = z.object({ receipt_id: z.string() })
export type Receipt = z.infer<typeof receiptSchema>
