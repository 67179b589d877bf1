import { z } from 'zod'
import { parsePhone, PLAIN_MOBILE } from '../domain/phone.ts'

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
