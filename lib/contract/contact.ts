import { z } from 'zod'
import { consentSchema } from './consent.ts'
import { CONTACT_PURPOSES } from './enums.ts'
import { emptyOr } from './field-codes.ts'
import { captchaFieldSchema, formGuardFields } from './form-guard.ts'
import { emailFieldSchema, nameFieldSchema } from './person-fields.ts'
import { phoneFieldSchema } from './phone-field.ts'
import { plainText } from '../domain/plain-text.ts'

/** The longest message, in characters. */
export const CONTENT_MAX = 2_000

export const contactRequestSchema = z.object({
  fullName: nameFieldSchema('FULL_NAME_EMPTY', 'FULL_NAME_INVALID'),
  phoneNumber: phoneFieldSchema,
  email: emailFieldSchema,
  purpose: z.enum(CONTACT_PURPOSES, { error: 'PURPOSE_REQUIRED' }),
  content: z
    .string({ error: emptyOr('CONTENT_EMPTY', 'INVALID') })
    .meta({ pattern: '[^\\s\\u0000-\\u001f\\u007f\\ufeff]' })
    .overwrite(plainText)
    .min(1, { error: 'CONTENT_EMPTY' })
    .max(CONTENT_MAX, { error: 'CONTENT_TOO_LONG' }),
  consent: consentSchema,
  recaptcha: captchaFieldSchema,
  ...formGuardFields,
})
export type ContactRequest = z.infer<typeof contactRequestSchema>
export type ContactBody = z.input<typeof contactRequestSchema>

/** The answer to every form: a number a person can read out, such as `C261121-7K3FQ`. */
export const receiptSchema = z.object({ receipt_id: z.string() })
export type Receipt = z.infer<typeof receiptSchema>
