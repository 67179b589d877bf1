import { z } from 'zod'
import { parsePhone, PLAIN_MOBILE } from '../domain/phone.ts'
import { LOCALES, type Locale } from './enums.ts'
import { emptyOr, type FieldCode } from './field-codes.ts'

/** 2 to 60 letters with their marks, spaces, apostrophe, hyphen and full stop; given back in NFC without double spaces. */
export const nameFieldSchema = (empty: FieldCode, invalid: FieldCode) =>
  z
    .string({ error: emptyOr(empty, invalid) })
    .meta({ format: 'name', pattern: "^\\p{L}[\\p{L} .'’-]{0,58}[\\p{L}.]$" })
    .transform((value) => value.normalize('NFC').trim().replace(/\s+/g, ' '))
    .pipe(
      z
        .string()
        .min(1, { error: empty, abort: true })
        .regex(/^(?=.{2,60}$)\p{L}[\p{L}\p{M} .'’-]*$/u, { error: invalid }),
    )

/** An e-mail address, trimmed and in lower case. */
export const emailFieldSchema = z
  .string({ error: emptyOr('EMAIL_EMPTY', 'EMAIL_INVALID') })
  .trim()
  .toLowerCase()
  .meta({ format: 'email', pattern: z.regexes.email.source })
  .min(1, { error: 'EMAIL_EMPTY', abort: true })
  .max(254, { error: 'EMAIL_INVALID', abort: true })
  .pipe(z.email({ error: 'EMAIL_INVALID' }))

/** A Vietnamese mobile number in any common writing; gives it back in E.164, or one `PHONE_*` code as the message. */
export const phoneFieldSchema = z
  .string({ error: 'PHONE_EMPTY' })
  .max(60, { error: 'PHONE_TOO_LONG' })
  .meta({ format: 'phone', pattern: PLAIN_MOBILE })
  .transform((input, context) => {
    const phone = parsePhone(input)
    if (phone.ok) return phone.e164
    context.addIssue({ code: 'custom', message: `PHONE_${phone.code}`, input })
    return z.NEVER
  })

/** A ticked box: the version names the exact sentence the visitor agreed to. */
export const consentSchema = z.object(
  {
    accepted: z.literal(true, { error: 'CONSENT_REQUIRED' }),
    version: z.string({ error: 'CONSENT_REQUIRED' }).regex(/^[\w.-]{1,40}$/, { error: 'CONSENT_REQUIRED' }),
  },
  { error: 'CONSENT_REQUIRED' },
)
export type Consent = z.infer<typeof consentSchema>

/** The answer of `GET /form-start`: ask when a form is shown, send `token` as `formStart` no sooner than `min_seconds` later. */
export const formStartSchema = z.object({ token: z.string(), min_seconds: z.number().int().nonnegative() })
export type FormStart = z.infer<typeof formStartSchema>

/** The captcha's answer of a form that is not sent without one. */
export const captchaFieldSchema = z
  .string({ error: 'CAPTCHA_REQUIRED' })
  .trim()
  .min(1, { error: 'CAPTCHA_REQUIRED' })
  .max(8_000)
  .meta({ pattern: '[!-~]' })

/**
 * What every form sends beside its own fields, all optional: `formStart` says when the visitor began (earlier than
 * `min_seconds` ago: RATE_LIMITED with the seconds left), `website` is a field no person sees or fills, `locale` the language
 * of the page, and so of the letter about it.
 */
export const formGuardFields = {
  formStart: z.string().max(200).optional(),
  website: z.string().max(2_000).optional(),
  locale: z.enum(LOCALES).optional(),
}
export type FormGuard = {
  formStart?: string | undefined
  website?: string | undefined
  locale?: Locale | undefined
}

/** The answer to every form: a number a person can read out, such as `C261121-7K3FQ`. */
export const receiptSchema = z.object({ receipt_id: z.string() })
