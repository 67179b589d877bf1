import { createCall } from '@/features/demo-call/api/create-call'
import type { CampaignChoice } from '@/features/demo-call/catalogue'
import { CONSENT_VERSION, type FormErrors, type FormValues } from '@/features/demo-call/form-values'
import { solveCaptcha } from '@/features/demo-call/solve-captcha'
import { ApiError } from '@/lib/api-error'
import { autoCallRequestSchema } from '@/lib/contract/demo-call'
import { FIELD_CODES, type FieldCode } from '@/lib/contract/field-codes'
import { checkPersonalized } from '@/lib/contract/personalized'

const asCode = (message: string): FieldCode => FIELD_CODES.find((code) => code === message) ?? 'INVALID'

const toBody = (values: FormValues, recaptcha: string) => ({
  recaptcha,
  phoneNumber: values.phoneNumber,
  campaignId: values.campaignId,
  voice: values.voice,
  personalizedFields: values.personalizedFields,
  consent: { accepted: values.consent, version: CONSENT_VERSION },
})

const FIELDS = ['phoneNumber', 'campaignId', 'voice', 'consent'] as const

/** Checks a form with the same schema as the service: the errors per field, empty when all is well. */
export const checkForm = (values: FormValues, campaign: CampaignChoice | undefined): FormErrors => {
  const errors: FormErrors = {}
  const parsed = autoCallRequestSchema.safeParse(toBody(values, 'pending'))
  for (const issue of parsed.error?.issues ?? []) {
    const field = FIELDS.find((name) => name === issue.path[0])
    if (field) errors[field] ??= asCode(issue.message)
  }
  const personal = campaign && checkPersonalized(campaign.personalizedFields, values.personalizedFields)
  if (personal && !personal.ok) errors.personalizedFields = personal.fields
  return errors
}

type Submission = { values: FormValues; captcha: string | undefined; idempotencyKey: string }

/** Makes the request of a checked form: solves the captcha unless given one, then asks for the ticket. Throws ApiError. */
export const submitCall = async ({ values, captcha, idempotencyKey }: Submission) => {
  const recaptcha = captcha ?? (await solveCaptcha(values.kind))
  if (!recaptcha) throw new ApiError('refused', { code: 'INVALID_RECAPTCHA' })
  return createCall(values.kind, autoCallRequestSchema.parse(toBody(values, recaptcha)), idempotencyKey)
}
