/** What may be wrong with one field of a request: the zod message of every schema here, never a sentence. */
export const FIELD_CODES = [
  'PHONE_EMPTY',
  'PHONE_TOO_SHORT',
  'PHONE_TOO_LONG',
  'PHONE_BAD_PREFIX',
  'PHONE_LANDLINE',
  'PHONE_PREMIUM',
  'PHONE_TOLL_FREE',
  'PHONE_VOIP',
  'PHONE_SHORT_CODE',
  'PHONE_FOREIGN',
  'PHONE_OLD_11',
  'PHONE_INVALID',
  'SCENARIO_REQUIRED',
  'SCENARIO_UNKNOWN',
  'VOICE_REQUIRED',
  'VOICE_UNKNOWN',
  'CAPTCHA_REQUIRED',
  'CONSENT_REQUIRED',
  'OTP_INVALID',
  'RATE_INVALID',
  'PERSONALIZED_REQUIRED',
  'PERSONALIZED_INVALID',
  'PERSONALIZED_UNKNOWN',
  'NAME_EMPTY',
  'NAME_INVALID',
  'FULL_NAME_EMPTY',
  'FULL_NAME_INVALID',
  'EMAIL_EMPTY',
  'EMAIL_INVALID',
  'PURPOSE_REQUIRED',
  'CONTENT_EMPTY',
  'CONTENT_TOO_LONG',
  'PORTFOLIO_INVALID',
  'CV_EMPTY',
  'CV_INVALID',
  'JOB_INVALID',
  'RIGHT_REQUIRED',
  'REACH_EMPTY',
  'REACH_INVALID',
  'TEXT_EMPTY',
  'TEXT_TOO_LONG',
  'INVALID',
] as const
export type FieldCode = (typeof FIELD_CODES)[number]

/** The message for `z.*({ error })`: `empty` when nothing was given, `invalid` for anything else. */
export const emptyOr =
  (empty: FieldCode, invalid: FieldCode) =>
  (issue: { input?: unknown }): FieldCode =>
    issue.input === undefined || issue.input === null || issue.input === '' ? empty : invalid
