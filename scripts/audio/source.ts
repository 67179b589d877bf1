import { z } from 'zod'
import { recordedLineSchema, sampleCallSchema } from '../../lib/contract/sample-call.ts'

export const turnSchema = z.object({
  speaker: z.enum(['agent', 'customer']),
  text: z.string(),
  pause_ms: z.number().optional(),
})

/** A sample call as written: who speaks and what is said. */
export const sourceCallSchema = sampleCallSchema
  .omit({ audio_url: true, duration_ms: true, peaks: true, transcript: true })
  .extend({
    voice: z.string(),
    customer: z.string().optional(),
    turns: z.array(turnSchema.extend(recordedLineSchema.pick({ translation: true }).shape)).optional(),
    otp: z.string().optional(),
    /** A real recording: the file and its record are kept as they are. */
    recorded: z.boolean().optional(),
  })
export type SourceCall = z.infer<typeof sourceCallSchema>
