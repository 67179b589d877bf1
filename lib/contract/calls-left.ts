import { z } from 'zod'

/** How many demo calls the visitor has left today, of how many, and when the day turns (ISO 8601). */
export const callsLeftSchema = z.object({
  calls_left: z.number().int().nonnegative(),
  limit: z.number().int().nonnegative(),
  resets_at: z.iso.datetime({ offset: true }),
})
export type CallsLeft = z.infer<typeof callsLeftSchema>
