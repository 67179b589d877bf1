import { z } from 'zod'
import { LOCALES } from './enums.ts'

export const VOICE_REGIONS = ['north', 'central', 'south'] as const
export const VOICE_GENDERS = ['female', 'male'] as const

/** Who speaks a sound: the plain synthesizer (`SYNTHESIZER`) or the provider of a service; absent where nobody says. */
export const spokenBySchema = z.string().min(1).optional()

export const voiceSchema = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  gender: z.enum(VOICE_GENDERS),
  region: z.enum(VOICE_REGIONS).nullable(),
  language: z.enum(LOCALES),
  styles: z.array(z.string()),
  provider: z.string(),
  sample_url: z.string().nullable(),
  is_sample: z.boolean(),
  global: z.boolean(),
  spoken_by: spokenBySchema,
})
export type Voice = z.infer<typeof voiceSchema>

export const voiceListSchema = z.array(voiceSchema)

/** `GET /voices` with `fields` answers only the columns asked for, so every key may be missing. */
export const partialVoiceListSchema = z.array(voiceSchema.partial())
