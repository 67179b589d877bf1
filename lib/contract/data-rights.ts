import { z } from 'zod'
import { CONTENT_MAX, DATA_RIGHTS } from './enums.ts'
import { emptyOr } from './field-codes.ts'
import { captchaFieldSchema, consentSchema, formGuardFields } from './form-fields.ts'
import { parsePhone, PLAIN_MOBILE } from '../domain/phone.ts'
import { plainText } from '../domain/plain-text.ts'

const email = z.email().max(254)

/** An e-mail address in lower case, or a Vietnamese mobile number in E.164: what a person is known by. */
export const reachFieldSchema = z
  .string({ error: emptyOr('REACH_EMPTY', 'REACH_INVALID') })
  .max(254, { error: 'REACH_INVALID' })
  .meta({
    anyOf: [
      { format: 'email', pattern: z.regexes.email.source },
      { format: 'phone', pattern: PLAIN_MOBILE },
    ],
  })
  .transform((input, context) => {
    const text = input.trim()
    const phone = parsePhone(text)
    if (phone.ok) return phone.e164
    const address = email.safeParse(text.toLowerCase())
    if (address.success) return address.data
    context.addIssue({ code: 'custom', message: text === '' ? 'REACH_EMPTY' : 'REACH_INVALID', input })
    return z.NEVER
  })

/** What a person fills in; `contact` is the e-mail address or the phone number whose data this is about. */
export const dataRightsFormSchema = z.object({
  kind: z.enum(DATA_RIGHTS, { error: 'RIGHT_REQUIRED' }),
  contact: reachFieldSchema,
  details: z
    .string({ error: 'INVALID' })
    .overwrite(plainText)
    .max(CONTENT_MAX, { error: 'CONTENT_TOO_LONG' })
    .optional(),
  consent: consentSchema,
})
/** As the inputs hold it. */
export type DataRightsValues = z.input<typeof dataRightsFormSchema>
/** As it is sent: checked and tidied. */
export type DataRightsForm = z.infer<typeof dataRightsFormSchema>

export const dataRightsRequestSchema = dataRightsFormSchema.extend({
  recaptcha: captchaFieldSchema,
  ...formGuardFields,
})
