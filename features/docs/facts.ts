import { CALL_SCRIPT_MAX } from '@/lib/contract/call-api'
import { RECIPIENTS_PER_CAMPAIGN, RECIPIENTS_PER_REQUEST } from '@/lib/contract/call-campaign'
import { LONG_SPEECH_MAX_CHARACTERS, SPEECH_MAX_CHARACTERS } from '@/lib/contract/enums'
import type { FieldCode } from '@/lib/contract/field-codes'
import { KEEP_DAYS } from '@/lib/domain/retention'

// Held against the platform's own values by tests/features/docs/facts.test.ts.

/** The default limits, as the content of the documentation names them. */
export const LIMITS = {
  requestsPerMinute: 120,
  bodyKilobytes: 32,
  listKilobytes: 1024,
  timeoutSeconds: 15,
  recordingDays: KEEP_DAYS.recordings,
  callDays: KEEP_DAYS.calls,
  demoCharacters: 300,
  demoDaily: 20,
  speechCharacters: SPEECH_MAX_CHARACTERS,
  longCharacters: LONG_SPEECH_MAX_CHARACTERS,
  freeCharacters: 10_000,
  testCharacters: 2_000,
  freeCalls: 100,
  testCalls: 30,
  scriptCharacters: CALL_SCRIPT_MAX,
  rowsPerRequest: RECIPIENTS_PER_REQUEST,
  rowsPerCampaign: RECIPIENTS_PER_CAMPAIGN,
} as const

/** What may be wrong with a field of a request with a key, in the order in which a program meets it. */
export const CALL_FIELD_CODES = [
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
  'PHONE_TEST_ONLY',
  'PHONE_TWICE',
  'SCRIPT_EMPTY',
  'SCRIPT_TOO_LONG',
  'PERSONALIZED_REQUIRED',
  'VOICE_UNKNOWN',
  'OTP_INVALID',
  'RATE_INVALID',
  'CAMPAIGN_NAME_EMPTY',
  'RECIPIENTS_EMPTY',
  'RECIPIENTS_TOO_MANY',
  'CSV_INVALID',
  'STATE_INVALID',
  'URL_INVALID',
  'URL_INNER',
  'WEBHOOKS_TOO_MANY',
  'WEBHOOK_NEEDS_KEY',
  'INVALID',
] as const satisfies readonly FieldCode[]
