import { z } from 'zod'
import { CALL_RESULTS, CALL_STATES } from './enums.ts'
import { recordedLineSchema } from './sample-call.ts'
import { spokenBySchema } from './voice.ts'

/**
 * One step of a call; `seq` starts at 1 and rises by one. `result` comes with DONE.
 * `duration_ms` is the time talked so far: while CALLING it is absent as long as the phone rings, and 0 on answer.
 */
export const callStatusSchema = z.object({
  call_id: z.string(),
  seq: z.number().int().positive(),
  state: z.enum(CALL_STATES),
  result: z.enum(CALL_RESULTS).optional(),
  duration_ms: z.number().int().nonnegative().optional(),
  recording_url: z.string().optional(),
  spoken_by: spokenBySchema,
  transcript_line: recordedLineSchema.optional(),
})
export type CallStatus = z.infer<typeof callStatusSchema>

/** What polling answers: the events after the asked `seq`, oldest first. */
export const callEventsSchema = z.object({ call_id: z.string(), events: z.array(callStatusSchema) })
export type CallEvents = z.infer<typeof callEventsSchema>
