import { z } from 'zod'
import { emptyOr } from './field-codes.ts'
import {
  consentSchema,
  emailFieldSchema,
  formGuardFields,
  nameFieldSchema,
  phoneFieldSchema,
} from './form-fields.ts'

/** A web address in plain writing, for documents: any that a browser takes will do. */
const PLAIN_ADDRESS = 'https?://[a-z][a-z0-9-]*(?:\\.[a-z][a-z0-9-]*)*(?::[0-9]{1,4})?(?:/[A-Za-z0-9._/-]*)?'

const webAddress = (code: 'PORTFOLIO_INVALID' | 'CV_INVALID') =>
  z.url({ protocol: /^https?$/, normalize: true, error: code }).max(2_000, { error: code })

/** What is written beside who writes it: stored as it stands here, and mailed in this order; an empty `portfolio` counts as none. */
export const applicationContentSchema = z.object({
  portfolio: z
    .string({ error: 'PORTFOLIO_INVALID' })
    .trim()
    .meta({ pattern: `^(?:${PLAIN_ADDRESS})?$` })
    .transform((value) => (value === '' ? undefined : value))
    .pipe(webAddress('PORTFOLIO_INVALID').optional())
    .optional(),
})
export type ApplicationContent = z.infer<typeof applicationContentSchema>

const fields = {
  name: nameFieldSchema('NAME_EMPTY', 'NAME_INVALID'),
  email: emailFieldSchema,
  phoneNumber: phoneFieldSchema,
  ...applicationContentSchema.shape,
  cv: z
    .string({ error: emptyOr('CV_EMPTY', 'CV_INVALID') })
    .trim()
    .min(1, { error: 'CV_EMPTY', abort: true })
    .meta({ format: 'uri', pattern: `^${PLAIN_ADDRESS}$` })
    .pipe(webAddress('CV_INVALID')),
}

/** What an applicant fills in; `cv` is the stored address of the uploaded file. */
export const applicationFormSchema = z.object({ ...fields, consent: consentSchema })
/** As the inputs hold it. */
export type ApplicationValues = z.input<typeof applicationFormSchema>
/** As it is sent: checked and tidied. */
export type ApplicationForm = z.infer<typeof applicationFormSchema>

export const jobApplicationRequestSchema = z.object({
  ...fields,
  jobId: z
    .string({ error: 'JOB_INVALID' })
    .regex(/^[a-z0-9-]{1,80}$/, { error: 'JOB_INVALID' })
    .optional(),
  consent: consentSchema,
  recaptcha: z.string({ error: 'CAPTCHA_REQUIRED' }).max(8_000).optional(),
  ...formGuardFields,
})
