import type { ErrorCode } from '@/lib/contract/error-codes'

/** Every way in which sending a form can fail, as the page explains it. */
export const FORM_ERRORS = [
  'VALIDATION',
  'INVALID_RECAPTCHA',
  'CAPTCHA_UNREACHABLE',
  'EMAIL_ALREADY_USED',
  'PAYLOAD_TOO_LARGE',
  'RATE_LIMITED',
  'UNAVAILABLE',
  'INTERNAL',
  'NETWORK',
] as const
export type FormErrorCode = (typeof FORM_ERRORS)[number]

/** The explanation a refused request gets; what no form can run into counts as an error on our side. */
export const toFormErrorCode = (code: ErrorCode | undefined): FormErrorCode =>
  FORM_ERRORS.find((formError) => formError === code) ?? 'INTERNAL'
