import type { ErrorCode } from '@/lib/contract/error-codes'
import type { FieldErrors } from '@/lib/contract/envelope'

/** How a request failed: no answer at all, too late, refused by the service, an answer of the wrong shape, or no captcha to be had for it. */
export type ApiErrorKind = 'network' | 'timeout' | 'refused' | 'shape' | 'captcha'

type ApiErrorDetails = {
  status?: number
  code?: ErrorCode
  fields?: FieldErrors
  retryAfter?: number
  cause?: unknown
}

/** The one error of every API call; `retryAfter` is in seconds, `fields` maps a field to its code. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind
  readonly status: number | undefined
  readonly code: ErrorCode | undefined
  readonly fields: FieldErrors | undefined
  readonly retryAfter: number | undefined

  constructor(kind: ApiErrorKind, { status, code, fields, retryAfter, cause }: ApiErrorDetails = {}) {
    super(code ?? kind, { cause })
    this.name = 'ApiError'
    this.kind = kind
    this.status = status
    this.code = code
    this.fields = fields
    this.retryAfter = retryAfter
  }
}
