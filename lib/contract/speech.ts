import { z } from 'zod'
import { plainText } from '../domain/plain-text.ts'
import { LONG_SPEECH_MAX_CHARACTERS, SPEECH_FORMATS } from './enums.ts'
import { readingSchema, ttsResultSchema } from './tts.ts'
import { spokenBySchema } from './voice.ts'

// An accent may come as a sign of its own, and markup is not read.
const LONGEST_SENT = 2 * LONG_SPEECH_MAX_CHARACTERS

const textSchema = (error: 'TEXT_EMPTY' | 'SSML_INVALID') =>
  z
    .string({ error })
    .min(1, { error })
    .max(LONGEST_SENT, { error: 'TEXT_TOO_LONG' })
    .meta({ maxLength: LONG_SPEECH_MAX_CHARACTERS })
    .transform(plainText)

/** What is to be spoken: `text` or `ssml`, in which voice, how fast (1 = as the voice speaks by itself), as which file. */
export const speechRequestSchema = z.object({
  text: textSchema('TEXT_EMPTY').optional(),
  ssml: textSchema('SSML_INVALID').optional(),
  voice: z
    .string({ error: 'VOICE_REQUIRED' })
    .min(1, { error: 'VOICE_REQUIRED' })
    .max(80, { error: 'VOICE_UNKNOWN' }),
  rate: z
    .number({ error: 'RATE_INVALID' })
    .min(0.5, { error: 'RATE_INVALID' })
    .max(2, { error: 'RATE_INVALID' })
    .default(1),
  format: z.enum(SPEECH_FORMATS, { error: 'FORMAT_UNKNOWN' }).default('mp3'),
  reading: readingSchema.optional(),
  words: z.boolean().default(false),
})
export type SpeechRequest = z.infer<typeof speechRequestSchema>

export const SPEECH_STATES = ['queued', 'done', 'failed'] as const

/** How far a speech has come: `progress` goes from 0 to 1; the sound, its length and the times of its words are there once it is done. */
export const speechSchema = z.object({
  id: z.string(),
  state: z.enum(SPEECH_STATES),
  progress: z.number().min(0).max(1),
  characters: z.number().int(),
  format: z.enum(SPEECH_FORMATS),
  duration_ms: z.number().int().nullable(),
  audio_url: z.string().nullable(),
  words: ttsResultSchema.shape.words.nullable(),
  spoken_by: spokenBySchema,
})
export type Speech = z.infer<typeof speechSchema>
