import type { Engine } from '@/features/tts/engine'
import type { TtsProblem } from '@/features/tts/messages'
import type { ErrorCode } from '@/lib/contract/error-codes'

const BY_CODE: Partial<Record<ErrorCode, TtsProblem>> = {
  DAILY_LIMIT_REACHED: 'limit',
  RATE_LIMITED: 'busy',
  UNAVAILABLE: 'unavailable',
  INVALID_RECAPTCHA: 'captcha',
}

/** Which of the explained problems a failure is. */
export const problemOf = (error: unknown, ApiError: Engine['ApiError'] | undefined): TtsProblem => {
  // Without the engine nothing has been asked yet: it could not be loaded.
  if (!ApiError) return 'network'
  if (!(error instanceof ApiError)) return 'internal'
  if (error.kind === 'network') return 'network'
  if (error.kind === 'captcha') return 'unreachable'
  if (error.kind === 'timeout') return 'unavailable'
  if (error.fields?.['recaptcha']) return 'captcha'
  if (error.fields?.['text'] === 'TEXT_EMPTY') return 'silent'
  return (
    (error.code && BY_CODE[error.code]) ?? (error.status && error.status >= 502 ? 'unavailable' : 'internal')
  )
}
