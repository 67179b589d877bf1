import { z } from 'zod'
import { plainText } from '../domain/plain-text.ts'
import { CALL_RESULTS } from './enums.ts'
import { emptyOr } from './field-codes.ts'
import { phoneFieldSchema } from './form-fields.ts'
import { transcriptLineSchema } from './sample-call.ts'
import { spokenBySchema } from './voice.ts'

/** The longest script of a call, in characters. */
export const CALL_SCRIPT_MAX = 1_000
const LONGEST_SENT = 2 * CALL_SCRIPT_MAX

const moment = z.iso.datetime({ offset: true })

export const scriptFieldSchema = z
  .string({ error: 'SCRIPT_EMPTY' })
  .max(LONGEST_SENT, { error: 'SCRIPT_TOO_LONG' })
  .meta({ maxLength: CALL_SCRIPT_MAX, pattern: '[0-9A-Za-zÀ-ỹ]' })
  .transform(plainText)
  .pipe(
    z
      .string()
      .min(1, { error: 'SCRIPT_EMPTY' })
      .max(CALL_SCRIPT_MAX, { error: 'SCRIPT_TOO_LONG' })
      .regex(/[\p{L}\p{N}]/u, { error: 'SCRIPT_EMPTY' }),
  )

export const voiceFieldSchema = z
  .string({ error: 'VOICE_REQUIRED' })
  .min(1, { error: 'VOICE_REQUIRED' })
  .max(80, { error: 'VOICE_UNKNOWN' })

export const rateFieldSchema = z
  .number({ error: 'RATE_INVALID' })
  .min(0.5, { error: 'RATE_INVALID' })
  .max(2, { error: 'RATE_INVALID' })
  .default(1)

/** What a program calls the person of a call; we only give it back. */
export const referenceFieldSchema = z.string().max(80).transform(plainText)

/** What stands in the `{{name}}` places of a script. */
export const valuesFieldSchema = z
  .record(
    z.string().max(40),
    z
      .string({ error: 'PERSONALIZED_INVALID' })
      .max(200, { error: 'PERSONALIZED_INVALID' })
      .transform(plainText),
    { error: 'PERSONALIZED_INVALID' },
  )
  .default({})

/** One call that is asked for: to whom, and what is said: a `script` with its `values`, or a code (`otp_code`) read twice. */
export const newCallSchema = z.object({
  to: phoneFieldSchema,
  script: scriptFieldSchema.optional(),
  otp_code: z
    .string({ error: emptyOr('OTP_INVALID', 'OTP_INVALID') })
    .regex(/^(\d{4}|\d{6})$/, { error: 'OTP_INVALID' })
    .optional(),
  voice: voiceFieldSchema,
  rate: rateFieldSchema,
  values: valuesFieldSchema,
  reference: referenceFieldSchema.optional(),
})
export type NewCall = z.infer<typeof newCallSchema>

export const API_CALL_STATES = ['waiting', 'calling', 'done', 'cancelled'] as const
export type ApiCallState = (typeof API_CALL_STATES)[number]

/** One line of the results of a campaign; of the number only the last three digits. Times are ISO 8601, `duration_ms` is the time talked. */
export const callRowSchema = z.object({
  id: z.string(),
  to: z.string(),
  reference: z.string().nullable(),
  state: z.enum(API_CALL_STATES),
  result: z.enum(CALL_RESULTS).nullable(),
  duration_ms: z.number().int().nonnegative().nullable(),
  created_at: moment,
  ended_at: moment.nullable(),
})
export type CallRow = z.infer<typeof callRowSchema>

/** How a call goes: beside its line what was said so far and, once it was answered and is over, where it can be heard for an hour. */
export const apiCallSchema = callRowSchema.extend({
  campaign_id: z.string().nullable(),
  transcript: z.array(transcriptLineSchema),
  recording_url: z.string().nullable(),
  spoken_by: spokenBySchema,
})
export type ApiCall = z.infer<typeof apiCallSchema>
