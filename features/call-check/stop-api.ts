import type { StopProblem } from '@/features/call-check/problems'
import { ApiError } from '@/lib/api-error'
import { solveCaptcha } from '@/lib/captcha/solve-captcha'
import { stopCodeSchema, stoppedSchema } from '@/lib/contract/call-check'
import { paths } from '@/lib/contract/paths'
import { request } from '@/lib/http'
import type { Locale } from '@/lib/i18n/config'

type Asked = { phone: string; locale: Locale; captcha: Promise<string | undefined> }

/** Has the code said in a call to the number; gives until when it is good (ISO 8601). Every failure is an ApiError. */
export const askCode = async ({ phone, locale, captcha }: Asked) => {
  const recaptcha = (await captcha) ?? (await solveCaptcha('data-rights'))
  const { validUntil } = await request(stopCodeSchema, {
    method: 'POST',
    url: paths.stopCode,
    data: { phone, locale, recaptcha },
  })
  return validUntil
}

/** Stops calls to a number that the code proves to be one’s own; every failure is an ApiError. */
export const stopCalls = (data: { phone: string; code: string }) =>
  request(stoppedSchema, { method: 'POST', url: paths.stopCalls, data })

/** What a failure says: of the code, or of the whole request. */
export const refusalOf = (error: unknown): { problem: StopProblem } | { isCodeWrong: true } => {
  if (!(error instanceof ApiError)) return { problem: 'unavailable' }
  const { kind, code, fields } = error
  if (fields?.['code']) return { isCodeWrong: true }
  if (kind === 'network' || kind === 'timeout') return { problem: 'network' }
  if (kind === 'captcha' || code === 'INVALID_RECAPTCHA') return { problem: 'captcha' }
  if (code === 'OUTSIDE_CALLING_HOURS') return { problem: 'hours' }
  return { problem: code === 'RATE_LIMITED' ? 'busy' : 'unavailable' }
}
