import { readCatalogue, createCall } from '@/features/demo-call/call/api'
import { followCall } from '@/features/demo-call/call/follow-call'
import { toCallError } from '@/features/demo-call/call/call-error'
import { parsePhone } from '@/lib/domain/phone'
import { formatPhone } from '@/lib/domain/phone-format'
import { readPublicConfig } from '@/lib/read-public-config'
import type { Catalogue } from '@/features/demo-call/form/catalogue'
import type { FormErrors, FormValues } from '@/features/demo-call/form/form-values'
import { callAdapters } from '@/features/demo-call/call/call-adapters'
import { solveCaptcha } from '@/lib/captcha/solve-captcha'
import { FIELD_CODES, type FieldCode } from '@/lib/contract/field-codes'

const asCode = (message: string): FieldCode => FIELD_CODES.find((code) => code === message) ?? 'INVALID'

/** Checks a form with the same schema as the service: the errors per field, empty when all is well. */
const checkForm = (values: FormValues, catalogue: Catalogue): FormErrors => {
  const { schema, body, fields, check } = callAdapters[values.kind]
  const errors: FormErrors = {}
  for (const issue of schema.safeParse(body(values, 'pending')).error?.issues ?? []) {
    const field = fields[String(issue.path[0])]
    if (field) errors[field] ??= asCode(issue.message)
  }
  return { ...errors, ...check(values, catalogue) }
}

type Submission = { values: FormValues; captcha: Promise<string | undefined>; idempotencyKey: string }

/** Makes the request of a checked form: solves the captcha unless given one, then asks for the ticket. Throws ApiError. */
const submitCall = async ({ values, captcha, idempotencyKey }: Submission) => {
  const { schema, body } = callAdapters[values.kind]
  const recaptcha = (await captcha) ?? (await solveCaptcha(values.kind))
  return createCall(values.kind, schema.parse(body(values, recaptcha)), idempotencyKey)
}

/** Everything heavy of a demo call (axios, zod, socket, captcha): one chunk, loaded at the first touch of the form. */
export const lazyApi = {
  checkForm,
  submitCall,
  followCall,
  readCatalogue,
  readPublicConfig,
  parsePhone,
  formatPhone,
  toCallError,
}
