import { z } from 'zod'
import { LOCALES } from './enums.ts'
import { captchaFieldSchema, phoneFieldSchema } from './form-fields.ts'

/** Who wants a number not to be called any more asks for a code, which is said in a call to it. */
export const stopCodeRequestSchema = z.object({
  phone: phoneFieldSchema,
  recaptcha: captchaFieldSchema,
  locale: z.enum(LOCALES).default('vi'),
})

/** The same for every number: until when (ISO 8601) a code that was said is good. */
export const stopCodeSchema = z.object({ valid_until: z.iso.datetime({ offset: true }) })

/** The code proves that the number is one’s own. */
export const stopCallsRequestSchema = z.object({
  phone: phoneFieldSchema,
  code: z
    .string({ error: 'OTP_INVALID' })
    .trim()
    .regex(/^\d{6}$/, { error: 'OTP_INVALID' }),
})

export const stoppedSchema = z.object({ stopped: z.literal(true) })
