import { ApiError } from '@/lib/api-error'
import { solveCaptcha } from '@/lib/captcha/solve-captcha'
import { receiptSchema } from '@/lib/contract/contact'
import type { CaptchaRoute } from '@/lib/contract/enums'
import { IDEMPOTENCY_HEADER, paths } from '@/lib/contract/paths'
import { formStart } from '@/lib/forms/form-start'
import { toFormError, type FormErrorCode } from '@/lib/forms/form-errors'
import { request } from '@/lib/http'

export type FormRoute = Extract<CaptchaRoute, 'contacts' | 'jobs-apply' | 'data-rights'>

const PATHS: Record<FormRoute, string> = {
  contacts: paths.contacts,
  'jobs-apply': paths.jobsApply,
  'data-rights': paths.dataRights,
}

type Parcel = {
  body: Record<string, unknown>
  /** A reCAPTCHA token; without one the built-in proof of work is done here. */
  captcha: Promise<string | undefined>
  /** What stood in the field no person sees. */
  website: string
  idempotencyKey: string
}

type Refusal = { problem: FormErrorCode; fields: Readonly<Record<string, string>> }
type SendResult = { ok: true; receiptId: string } | ({ ok: false } & Refusal)

const asRefusal = (error: unknown): Refusal => {
  if (!(error instanceof ApiError)) return { problem: 'INTERNAL', fields: {} }
  if (error.kind === 'network' || error.kind === 'timeout') return { problem: 'NETWORK', fields: {} }
  if (error.kind === 'captcha') return { problem: 'CAPTCHA_UNREACHABLE', fields: {} }
  return { problem: toFormError(error.code), fields: error.fields ?? {} }
}

/** Sends forms of one kind: `begin` notes that somebody started, `send` proves it is a person and posts; it never throws. */
export const formSender = (route: FormRoute) => {
  const start = formStart()
  const post = async ({ body, captcha, website, idempotencyKey }: Parcel) => {
    const proof = captcha.then((token) => token ?? solveCaptcha(route))
    const [recaptcha, formStartToken] = await Promise.all([proof, start.take()])
    return request(receiptSchema, {
      method: 'POST',
      url: PATHS[route],
      data: { ...body, recaptcha, website, ...(formStartToken && { formStart: formStartToken }) },
      headers: { [IDEMPOTENCY_HEADER]: idempotencyKey },
    })
  }
  return {
    begin: () => void start.begin(),
    /** The token of the form that was begun, for what is sent ahead of it; undefined when it cannot be had. */
    token: async () => (await start.begin())?.token,
    send: async (parcel: Parcel): Promise<SendResult> => {
      try {
        return { ok: true, receiptId: (await post(parcel)).receiptId }
      } catch (error) {
        return { ok: false, ...asRefusal(error) }
      }
    },
  }
}

export type FormSender = ReturnType<typeof formSender>
