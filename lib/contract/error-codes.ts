/** Every `error_code` a failed request or a refused socket message may carry. */
export const ERROR_CODES = [
  'VALIDATION',
  'INVALID_RECAPTCHA',
  'DAILY_LIMIT_REACHED',
  'OUTSIDE_CALLING_HOURS',
  'CALL_NOT_ALLOWED',
  'EMAIL_ALREADY_USED',
  'UNAUTHENTICATED',
  'NOT_FOUND',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'RATE_LIMITED',
  'UNAVAILABLE',
  'INTERNAL',
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]

/** The HTTP status that goes with each error code. */
export const HTTP_STATUS = {
  VALIDATION: 400,
  INVALID_RECAPTCHA: 403,
  DAILY_LIMIT_REACHED: 429,
  OUTSIDE_CALLING_HOURS: 403,
  CALL_NOT_ALLOWED: 403,
  EMAIL_ALREADY_USED: 409,
  UNAUTHENTICATED: 401,
  NOT_FOUND: 404,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
  INTERNAL: 500,
} as const satisfies Record<ErrorCode, number>
