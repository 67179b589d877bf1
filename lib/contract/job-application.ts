import { z } from 'zod'
import { consentSchema } from './consent.ts'
import { emptyOr } from './field-codes.ts'
import { formGuardFields } from './form-guard.ts'
import { emailFieldSchema, nameFieldSchema } from './person-fields.ts'
import { phoneFieldSchema } from './phone-field.ts'

/** A web address in plain writing, for documents: any that a browser takes will do. */
const PLAIN_ADDRESS = 'https?://[a-z][a-z0-9-]*(?:\\.[a-z][a-z0-9-]*)*(?::[0-9]{1,4})?(?:/[A-Za-z0-9._/-]*)?'

const webAddress = (code: 'PORTFOLIO_INVALID' | 'CV_INVALID') =>
  z.url({ protocol: /^https?$/, normalize: true, error: code }).max(2_000, { error: code })

/** `cv` is the stored address of the uploaded file; an empty `portfolio` counts as none. */
export const jobApplicationRequestSchema = z.object({
  name: nameFieldSchema('NAME_EMPTY', 'NAME_INVALID'),
  email: emailFieldSchema,
  phoneNumber: phoneFieldSchema,
  portfolio: z
    .string({ error: 'PORTFOLIO_INVALID' })
    .trim()
    .meta({ pattern: `^(?:${PLAIN_ADDRESS})?$` })
    .transform((value) => (value === '' ? undefined : value))
    .pipe(webAddress('PORTFOLIO_INVALID').optional())
    .optional(),
  cv: z
    .string({ error: emptyOr('CV_EMPTY', 'CV_INVALID') })
    .trim()
    .min(1, { error: 'CV_EMPTY', abort: true })
    .meta({ format: 'uri', pattern: `^${PLAIN_ADDRESS}$` })
    .pipe(webAddress('CV_INVALID')),
  jobId: z
    .string({ error: 'JOB_INVALID' })
    .regex(/^[a-z0-9-]{1,80}$/, { error: 'JOB_INVALID' })
    .optional(),
  consent: consentSchema,
  recaptcha: z.string({ error: 'CAPTCHA_REQUIRED' }).max(8_000).optional(),
  ...formGuardFields,
})
export type JobApplicationRequest = z.infer<typeof jobApplicationRequestSchema>
export type JobApplicationBody = z.input<typeof jobApplicationRequestSchema>
