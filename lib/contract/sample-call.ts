import { z } from 'zod'
import { AI_AGENTS, CALL_CATEGORIES, LOCALES, SCENARIO_TYPES } from './enums.ts'
import { localizedSchema } from './localized.ts'
import { spokenBySchema } from './voice.ts'

/** One spoken line of a call; the times count from the moment the call was answered. */
export const transcriptLineSchema = z.object({
  speaker: z.enum(['agent', 'customer']),
  start_ms: z.number().int().nonnegative(),
  end_ms: z.number().int().nonnegative(),
  text: z.string(),
})
export type TranscriptLine = z.infer<typeof transcriptLineSchema>

/** One line with what it says in languages it is not spoken in, where somebody translated it. */
export const recordedLineSchema = transcriptLineSchema.extend({
  translation: localizedSchema.partial().optional(),
})
export type RecordedLine = z.infer<typeof recordedLineSchema>
export type Translation = NonNullable<RecordedLine['translation']>

/** A recorded example; `peaks` are about 200 numbers from 0 to 1 for the drawn waveform. */
export const sampleCallSchema = z.object({
  id: z.string(),
  scenario_type: z.enum(SCENARIO_TYPES),
  ai_agent: z.enum(AI_AGENTS).nullable(),
  category: z.enum(CALL_CATEGORIES).nullable(),
  otp_length: z.union([z.literal(4), z.literal(6)]).nullable(),
  industry: z.string().nullable(),
  title: localizedSchema,
  audio_url: z.string(),
  duration_ms: z.number().int().nonnegative(),
  peaks: z.array(z.number().min(0).max(1)),
  transcript: z.array(recordedLineSchema),
  language: z.enum(LOCALES),
  spoken_by: spokenBySchema,
})
export type SampleCall = z.infer<typeof sampleCallSchema>

export const sampleCallListSchema = z.array(sampleCallSchema)
