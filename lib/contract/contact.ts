import { z } from 'zod'
import { plainText } from '../domain/plain-text.ts'
import { CONTACT_PURPOSES, CONTENT_MAX } from './enums.ts'
import { emptyOr } from './field-codes.ts'
import {
  captchaFieldSchema,
  consentSchema,
  emailFieldSchema,
  formGuardFields,
  nameFieldSchema,
  phoneFieldSchema,
} from './form-fields.ts'

/** What is written beside who writes it: stored as it stands here, and mailed in this order. */
export const contactContentSchema = z.object({
  purpose: z.enum(CONTACT_PURPOSES, { error: 'PURPOSE_REQUIRED' }),
  content: z
    .string({ error: emptyOr('CONTENT_EMPTY', 'INVALID') })
    .meta({ pattern: '[^\\s\\u0000-\\u001f\\u007f\\ufeff]' })
    .overwrite(plainText)
    .min(1, { error: 'CONTENT_EMPTY' })
    .max(CONTENT_MAX, { error: 'CONTENT_TOO_LONG' }),
})
export type ContactContent = z.infer<typeof contactContentSchema>

/** What a visitor fills in. */
export const contactFormSchema = z.object({
  fullName: nameFieldSchema('FULL_NAME_EMPTY', 'FULL_NAME_INVALID'),
  phoneNumber: phoneFieldSchema,
  email: emailFieldSchema,
  ...contactContentSchema.shape,
  consent: consentSchema,
})
/** As the inputs hold it. */
export type ContactValues = z.input<typeof contactFormSchema>
/** As it is sent: checked and tidied. */
export type ContactForm = z.infer<typeof contactFormSchema>

export const contactRequestSchema = contactFormSchema.extend({
  recaptcha: captchaFieldSchema,
  ...formGuardFields,
})
