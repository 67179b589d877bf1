import type { CallError } from '@/features/demo-call/call/call-machine'
import { retryAt } from '@/features/demo-call/call/retry-at'
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
