import { z } from 'zod'
import { callsLeftSchema } from './calls-left.ts'
import { emptyOr } from './field-codes.ts'
import { READING_CHOICES } from '../domain/reading/options.ts'
import { spokenBySchema } from './voice.ts'
import { charactersOf } from '../domain/plain-text.ts'
import { TTS_MAX_CHARACTERS } from './enums.ts'

export const readingSchema = z.object({
  thousand: z.enum(READING_CHOICES.thousand),
  gap: z.enum(READING_CHOICES.gap),
  four: z.enum(READING_CHOICES.four),
  five: z.enum(READING_CHOICES.five),
  half: z.enum(READING_CHOICES.half),
})

const textSchema = z
  .string({ error: emptyOr('TEXT_EMPTY', 'INVALID') })
  .max(4 * TTS_MAX_CHARACTERS, { error: 'TEXT_TOO_LONG' })
  .meta({ pattern: '[\\p{L}\\p{N}]', maxLength: TTS_MAX_CHARACTERS })
  .transform((text) => text.normalize('NFC').trim())
  .refine((text) => text.length > 0, { error: 'TEXT_EMPTY' })
  .refine((text) => charactersOf(text) <= TTS_MAX_CHARACTERS, { error: 'TEXT_TOO_LONG' })

/** What is to be read aloud: the text, a voice, its speed (1 = as the voice speaks by itself), and how numbers are read. */
export const ttsRequestSchema = z.object({
  text: textSchema,
  voice: z
    .string({ error: 'VOICE_REQUIRED' })
    .min(1, { error: 'VOICE_REQUIRED' })
    .max(80, { error: 'VOICE_UNKNOWN' }),
  rate: z
    .number({ error: 'RATE_INVALID' })
    .min(0.5, { error: 'RATE_INVALID' })
    .max(2, { error: 'RATE_INVALID' }),
  reading: readingSchema.optional(),
  recaptcha: z.string({ error: 'CAPTCHA_REQUIRED' }).max(8_000, { error: 'CAPTCHA_REQUIRED' }).optional(),
})
export type TtsRequest = z.infer<typeof ttsRequestSchema>

/** The sound: where it is, how long and how big, what to draw, when each word is heard, and how many more texts may be read today. */
export const ttsResultSchema = z.object({
  id: z.string(),
  audio_url: z.string(),
  duration_ms: z.number().int().positive(),
  size_bytes: z.number().int().positive(),
  peaks: z.array(z.number().min(0).max(1)),
  words: z.array(
    z.object({
      text: z.string(),
      start_ms: z.number().int().nonnegative(),
      end_ms: z.number().int().nonnegative(),
    }),
  ),
  spoken_by: spokenBySchema,
  left: callsLeftSchema,
})
export type TtsResult = z.infer<typeof ttsResultSchema>
