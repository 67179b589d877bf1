import { z } from 'zod'

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
 * What every form sends beside its own fields, both optional: `formStart` says when the visitor began (earlier than
 * `min_seconds` ago: RATE_LIMITED with the seconds left), `website` is a field no person sees or fills.
 */
export const formGuardFields = {
  formStart: z.string().max(200).optional(),
  website: z.string().max(2_000).optional(),
}
export type FormGuard = { formStart?: string | undefined; website?: string | undefined }
