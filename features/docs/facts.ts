import { CALL_SCRIPT_MAX } from '@/lib/contract/call-api'
import { RECIPIENTS_PER_CAMPAIGN, RECIPIENTS_PER_REQUEST } from '@/lib/contract/call-campaign'
import { LONG_SPEECH_MAX_CHARACTERS, SPEECH_MAX_CHARACTERS, type CallResult } from '@/lib/contract/enums'
import type { FieldCode } from '@/lib/contract/field-codes'
import { KEEP_DAYS } from '@/lib/domain/retention'

// Held against the platform's own values by tests/features/docs/facts.test.ts.

/** The default limits of a demo call, as the content of the documentation name them. */
export const LIMITS = {
  visitorDaily: 3,
  numberDaily: 2,
  addressDaily: 5,
  requestsPerMinute: 120,
  socketPerMinute: 30,
  bodyKilobytes: 32,
  ticketSeconds: 60,
  captchaMinutes: 5,
  timeoutSeconds: 15,
  silenceSeconds: 60,
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

/** The endings of the simulated line by the last two digits of a number; null where no result ends the call. */
export const TEST_NUMBERS = {
  '01': 'BUSY',
  '02': 'NO_ANSWER',
  '03': 'VOICE_MAIL',
  '04': 'FAILED',
  '05': 'ERROR',
  '06': 'DO_NOT_CALL',
  '07': 'BLACKLIST_SYSTEM',
  '08': null,
  '09': 'ANSWER',
} as const satisfies Record<string, CallResult | null>

/** What may be wrong with a field of a demo-call request, in the order of the form. */
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
  'INVALID',
] as const satisfies readonly FieldCode[]
