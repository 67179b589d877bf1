import type { TtsEngine } from '@/features/tts/tts-engine'
import type { TtsError } from '@/features/tts/messages'
import type { ErrorCode } from '@/lib/contract/error-codes'

const BY_CODE: Partial<Record<ErrorCode, TtsError>> = {
  DAILY_LIMIT_REACHED: 'limit',
  RATE_LIMITED: 'busy',
  UNAVAILABLE: 'unavailable',
  INVALID_RECAPTCHA: 'captcha',
}

/** Which of the explained problems a failure is. */
export const toTtsError = (error: unknown, ApiError: TtsEngine['ApiError'] | undefined): TtsError => {
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
