import { z } from 'zod'
import { DEMO_CALL_KINDS, HANDSET_KEYS, LOCALES } from './enums.ts'
import { localizedSchema } from './localized.ts'
import { recordedLineSchema } from './sample-call.ts'
import { spokenBySchema } from './voice.ts'

export const handsetKeySchema = z.enum(HANDSET_KEYS)
const id = z.string().regex(/^[a-z0-9-]{1,60}$/)

/** When a written word is heard, in milliseconds from the start of its recording. */
export const spokenWordSchema = z.object({
  text: z.string(),
  start_ms: z.number().int().nonnegative(),
  end_ms: z.number().int().nonnegative(),
})
export type SpokenWord = z.infer<typeof spokenWordSchema>

/** One step as it is heard: the words, the same in another language, where the sound is, and how long it lasts. */
export const handsetSpeechSchema = z.object({
  text: z.string(),
  translation: recordedLineSchema.shape.translation,
  audio_url: z.string(),
  duration_ms: z.number().int().positive(),
  words: z.array(spokenWordSchema),
})
export type HandsetSpeech = z.infer<typeof handsetSpeechSchema>

const toneSchema = z.enum(['good', 'neutral'])

/** A step as it is written; `plain` is said when no name is known, `field` is what the business reads about the answer. */
export const storedStepSchema = localizedSchema.extend({
  plain: localizedSchema.optional(),
  field: localizedSchema.optional(),
  keys: z.partialRecord(handsetKeySchema, localizedSchema.extend({ to: id })).optional(),
  next: id.optional(),
  silence: id.optional(),
  end: localizedSchema.extend({ tone: toneSchema }).optional(),
})
export type StoredStep = z.infer<typeof storedStepSchema>

export const storedScriptSchema = z.object({
  id,
  kind: z.enum(DEMO_CALL_KINDS),
  caller: localizedSchema,
  voices: localizedSchema,
  start: id,
  steps: z.record(id, storedStepSchema),
})
export type StoredScript = z.infer<typeof storedScriptSchema>

/** The scripts of the handset; the shared steps can be reached from every script. */
export const storedHandsetSchema = z.object({
  shared: z.record(id, storedStepSchema),
  scripts: z.array(storedScriptSchema),
})

export const handsetStepSchema = z.object({
  keys: z.partialRecord(handsetKeySchema, z.object({ to: id, label: z.string() })),
  field: z.string().optional(),
  next: id.optional(),
  silence: id,
  end: z.object({ tone: toneSchema, status: z.string() }).optional(),
  /** Whether the words change with the visitor's details, or with the code. */
  personal: z.boolean(),
  speech: handsetSpeechSchema,
})
export type HandsetStep = z.infer<typeof handsetStepSchema>

/** A script in one language, complete with its prerecorded default speech: what the page plays without any service. */
export const handsetScriptSchema = z.object({
  id,
  kind: z.enum(DEMO_CALL_KINDS),
  language: z.enum(LOCALES),
  caller: z.string(),
  voice: z.string(),
  /** Every voice that may speak it, with its language. */
  voices: z.record(z.string(), z.enum(LOCALES)),
  /** The code that the prerecorded speech reads; a fresh one can be asked for. */
  code: z.string().optional(),
  spoken_by: spokenBySchema,
  start: id,
  steps: z.record(id, handsetStepSchema),
})
export type HandsetScript = z.infer<typeof handsetScriptSchema>

/** Asks for one step of a script in a voice with the visitor's details; never for a text. */
export const handsetSpeechRequestSchema = z.strictObject({
  scriptId: id,
  stepId: id,
  voice: z.string().min(1).max(80),
  personalizedFields: z.record(z.string().max(40), z.string().max(200)).default({}),
  otpCode: z
    .string()
    .regex(/^(\d{4}|\d{6})$/, { error: 'OTP_INVALID' })
    .optional(),
  rate: z
    .number({ error: 'RATE_INVALID' })
    .min(0.5, { error: 'RATE_INVALID' })
    .max(2, { error: 'RATE_INVALID' })
    .default(1),
})
export type HandsetSpeechBody = z.input<typeof handsetSpeechRequestSchema>
