import { z } from 'zod'
import { consentSchema, formGuardFields, phoneFieldSchema } from './form-fields.ts'
import { emptyOr } from './field-codes.ts'

const captcha = z
  .string({ error: 'CAPTCHA_REQUIRED' })
  .trim()
  .min(1, { error: 'CAPTCHA_REQUIRED' })
  .max(8_000, { error: 'CAPTCHA_REQUIRED' })

const id = (code: 'SCENARIO_REQUIRED' | 'VOICE_REQUIRED') =>
  z.string({ error: code }).trim().min(1, { error: code }).max(80, { error: code })

/** `voice` is optional: without it the first voice of the campaign speaks. The callbot takes the same body. */
export const autoCallRequestSchema = z.object({
  recaptcha: captcha,
  phoneNumber: phoneFieldSchema,
  campaignId: id('SCENARIO_REQUIRED'),
  voice: id('VOICE_REQUIRED').optional(),
  personalizedFields: z
    .record(z.string().max(40), z.string({ error: 'PERSONALIZED_INVALID' }).max(200), {
      error: 'PERSONALIZED_REQUIRED',
    })
    .default({}),
  consent: consentSchema,
  website: formGuardFields.website,
})
export type AutoCallRequest = z.infer<typeof autoCallRequestSchema>
/** What the client sends: like the request, with the fields that have a default left optional. */
export type AutoCallBody = z.input<typeof autoCallRequestSchema>

export const voiceOtpRequestSchema = z.object({
  recaptcha: captcha,
  phoneNumber: phoneFieldSchema,
  voice: id('VOICE_REQUIRED'),
  rate: z
    .number({ error: 'RATE_INVALID' })
    .min(0.5, { error: 'RATE_INVALID' })
    .max(2, { error: 'RATE_INVALID' })
    .default(1),
  otpCode: z
    .string({ error: emptyOr('OTP_INVALID', 'OTP_INVALID') })
    .regex(/^(\d{4}|\d{6})$/, { error: 'OTP_INVALID' }),
  consent: consentSchema,
  website: formGuardFields.website,
})
export type VoiceOtpRequest = z.infer<typeof voiceOtpRequestSchema>
export type VoiceOtpBody = z.input<typeof voiceOtpRequestSchema>

/** The answer to every demo-call POST: the ticket starts this one call, once, until `expires_at` (ISO 8601). */
export const demoCallTicketSchema = z.object({
  call_id: z.string(),
  ticket: z.string(),
  expires_at: z.iso.datetime({ offset: true }),
  calls_left: z.number().int().nonnegative(),
})
export type DemoCallTicket = z.infer<typeof demoCallTicketSchema>
