import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { ApiError } from '@/lib/api-error'
import { solveCaptcha } from '@/lib/captcha/solve-captcha'
import type { CaptchaRoute, Locale } from '@/lib/contract/enums'
import { formStartSchema, receiptSchema, type FormStart } from '@/lib/contract/form-fields'
import { IDEMPOTENCY_HEADER, paths } from '@/lib/contract/paths'
import { toFormErrorCode, type FormErrorCode } from '@/lib/forms/form-errors'
import { request } from '@/lib/http'

type FormRoute = Extract<CaptchaRoute, 'contacts' | 'jobs-apply' | 'data-rights'>

const PATHS: Record<FormRoute, string> = {
  contacts: paths.contacts,
  'jobs-apply': paths.jobsApply,
  'data-rights': paths.dataRights,
}

const REFRESH_MS = 20 * 60_000

type Started = { token: string; readyAt: number }

/** Asks the service when this form was begun; the token is worth sending from `readyAt` (ms since 1970) on. */
const requestStart = async (): Promise<Started> => {
  const { token, minSeconds } = await request(formStartSchema, { url: paths.formStart })
  return { token, readyAt: Date.now() + minSeconds * 1_000 }
}

/** The start of one form: `begin` when somebody touches it, `take` when it is sent; take waits out the minimum time. */
const formStart = () => {
  let started: Promise<Started | undefined> | undefined
  let begunAt = 0

  const begin = () => {
    if (started && Date.now() - begunAt < REFRESH_MS) return started
    begunAt = Date.now()
    // Without the token the service still takes the form; it only trusts it less.
    started = requestStart().catch(() => {
      started = undefined
      return undefined
    })
    return started
  }

  const take = async (): Promise<FormStart['token'] | undefined> => {
    const start = await begin()
    if (!start) return undefined
    const wait = start.readyAt - Date.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    return start.token
  }

  return { begin, take }
}

type Payload = {
  body: Record<string, unknown>
  /** A reCAPTCHA token; without one the built-in proof of work is done here. */
  captcha: Promise<string | undefined>
  /** What stood in the field no person sees. */
  website: string
  /** The language of the page, and so of the letter that answers. */
  locale: Locale
  idempotencyKey: string
}

type SendError = { code: FormErrorCode; fields: Readonly<Record<string, string>> }
type SendResult = { ok: true; receiptId: string } | { ok: false; error: SendError }

const toSendError = (error: unknown): SendError => {
  if (!(error instanceof ApiError)) return { code: 'INTERNAL', fields: {} }
  if (error.kind === 'network' || error.kind === 'timeout') return { code: 'NETWORK', fields: {} }
  if (error.kind === 'captcha') return { code: 'CAPTCHA_UNREACHABLE', fields: {} }
  return { code: toFormErrorCode(error.code), fields: error.fields ?? {} }
}

/** Sends forms of one kind: `begin` notes that somebody started, `send` proves it is a person and posts; it never throws. */
const formSender = (route: FormRoute) => {
  const start = formStart()
  const post = async ({ body, captcha, website, locale, idempotencyKey }: Payload) => {
    const proof = captcha.then((token) => token ?? solveCaptcha(route))
    const [recaptcha, formStartToken] = await Promise.all([proof, start.take()])
    return request(receiptSchema, {
      method: 'POST',
      url: PATHS[route],
      data: { ...body, recaptcha, website, locale, ...(formStartToken && { formStart: formStartToken }) },
      headers: { [IDEMPOTENCY_HEADER]: idempotencyKey },
    })
  }
  return {
    begin: () => void start.begin(),
    /** The token of the form that was begun, for what is sent ahead of it; undefined when it cannot be had. */
    token: async () => (await start.begin())?.token,
    send: async (payload: Payload): Promise<SendResult> => {
      try {
        return { ok: true, receiptId: (await post(payload)).receiptId }
      } catch (error) {
        return { ok: false, error: toSendError(error) }
      }
    },
  }
}

/** The heavy half of a form: its check, which is the schema of the service, and its sender. */
export type FormApi<Values extends FieldValues, Body> = {
  resolver: Resolver<Values, unknown, Body>
  sender: ReturnType<typeof formSender>
}

/** Ties a schema of the contract to the route it is sent to. */
export const formApi = <Values extends FieldValues, Body>(
  schema: z.ZodType<Body, Values>,
  route: FormRoute,
): FormApi<Values, Body> => ({
  resolver: zodResolver(schema),
  sender: formSender(route),
})
