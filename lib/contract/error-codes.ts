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
