import type { Problem } from '@/features/demo-call/machine'
import { retryAt } from '@/features/demo-call/retry-at'
import { ApiError } from '@/lib/api-error'

/** What a failed request for a call means to the visitor; `now` is in milliseconds since 1970. */
export const problemOf = (error: unknown, now: number): Problem => {
  if (!(error instanceof ApiError)) return { code: 'INTERNAL' }
  if (error.kind === 'network' || error.kind === 'timeout') return { code: 'NETWORK' }
  if (error.kind === 'captcha') return { code: 'CAPTCHA_UNREACHABLE' }
  const code = error.code ?? 'INTERNAL'
  const faults = [...new Set(Object.values(error.fields ?? {}))]
  return {
    code,
    retryAt: retryAt(code, { retryAfter: error.retryAfter, now }),
    ...(faults.length > 0 && { faults }),
  }
}
