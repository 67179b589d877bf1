import type { Failure, FieldErrors } from '../../lib/contract/envelope.ts'
import type { ErrorCode } from '../../lib/contract/error-codes.ts'

// Never shown to a visitor: for whoever reads the traffic.
const MESSAGES: Record<ErrorCode, string> = {
  VALIDATION: 'the request is not valid',
  INVALID_RECAPTCHA: 'the captcha answer is missing, wrong, too old or used',
  DAILY_LIMIT_REACHED: 'no more calls today',
  QUOTA_EXCEEDED: 'no characters left in this period',
  OUTSIDE_CALLING_HOURS: 'no calls at this hour',
  CALL_NOT_ALLOWED: 'this call cannot be made',
  EMAIL_ALREADY_USED: 'this e-mail address is in use',
  UNAUTHENTICATED: 'not authenticated',
  NOT_FOUND: 'not found',
  PAYLOAD_TOO_LARGE: 'the body is too large',
  UNSUPPORTED_MEDIA_TYPE: 'send application/json',
  RATE_LIMITED: 'too many requests',
  UNAVAILABLE: 'a service this needs cannot be reached',
  INTERNAL: 'something went wrong',
}

type Details = {
  fields?: FieldErrors | undefined
  retryAfter?: number | undefined
  /** Which rule refused it, for the log alone. */
  rule?: string | undefined
}

/** A request that cannot be granted; becomes the failure envelope. `retryAfter` is in seconds. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly details: Details

  constructor(code: ErrorCode, details: Details = {}) {
    super(MESSAGES[code])
    this.code = code
    this.details = details
  }
}

/** Refuses a request for what is wrong with its fields. */
export const refuse = (fields: FieldErrors): never => {
  throw new ApiError('VALIDATION', { fields })
}

/** The failure envelope of a problem. */
export const failureOf = ({ code, message, details }: ApiError): Failure => ({
  status: 0,
  error_code: code,
  error_message: message,
  ...(details.retryAfter === undefined ? {} : { retry_after: details.retryAfter }),
  ...(details.fields ? { fields: details.fields } : {}),
})
