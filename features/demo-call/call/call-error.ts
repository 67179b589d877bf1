import type { CallError, CallErrorCode } from '@/features/demo-call/call/call-machine'
import { ApiError } from '@/lib/api-error'

/** What a failed request for a call means to the visitor; `now` is in milliseconds since 1970. */
export const toCallError = (error: unknown, now: number): CallError => {
  if (!(error instanceof ApiError)) return { code: 'INTERNAL' }
  if (error.kind === 'network' || error.kind === 'timeout') return { code: 'NETWORK' }
  if (error.kind === 'captcha') return { code: 'CAPTCHA_UNREACHABLE' }
  const code = error.code ?? 'INTERNAL'
  const fieldErrors = [...new Set(Object.values(error.fields ?? {}))]
  return {
    code,
    retryAt: retryAt(code, { retryAfter: error.retryAfter, now }),
    ...(fieldErrors.length > 0 && { fieldErrors }),
  }
}

// Vietnam keeps UTC+7 all year.
const OFFSET_MS = 7 * 3_600_000
const DAY_MS = 24 * 3_600_000
const STEP_MS = 5 * 60_000
const OPENING_MS = 8 * 3_600_000

const nextAt = (now: number, timeOfDayMs: number) => {
  const today = Math.floor((now + OFFSET_MS) / DAY_MS) * DAY_MS - OFFSET_MS + timeOfDayMs
  return today > now ? today : today + DAY_MS
}

/**
 * When calls are made again after a refusal (ISO 8601), undefined where no hour is to be named. A count of seconds is
 * rounded to five minutes, for the visitor's clock may be wrong; without one the hours of the contract hold.
 */
export const retryAt = (
  code: CallErrorCode,
  { retryAfter, now }: { retryAfter: number | undefined; now: number },
): string | undefined => {
  if (code === 'DAILY_LIMIT_REACHED') return new Date(nextAt(now, 0)).toISOString()
  if (code !== 'OUTSIDE_CALLING_HOURS') return undefined
  if (retryAfter === undefined) return new Date(nextAt(now, OPENING_MS)).toISOString()
  return new Date(Math.round((now + retryAfter * 1_000) / STEP_MS) * STEP_MS).toISOString()
}
