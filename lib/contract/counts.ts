import { z } from 'zod'
import { COUNT_KINDS } from './enums.ts'

const count = z.object({ kind: z.enum(COUNT_KINDS), name: z.string().min(1).max(120) })
export type Count = z.infer<typeof count>

/** What a browser asks to be counted, each once; it names nobody. */
export const countsSchema = z.array(count).min(1).max(20)

const total = z.object({ name: z.string(), count: z.number().int() })
export type Total = z.infer<typeof total>

/** Over how many days statistics are asked for. */
export const statsDaysSchema = z.coerce.number().int().min(1).max(365).default(28)

/** What was counted from one day to another (`2026-11-23`, in Vietnam, both counted in). Shares are 0 to 1; the commonest of a list comes first. */
export const statsSchema = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  days: z.array(z.object({ day: z.iso.date(), pages: z.number().int() })),
  pages: z.array(total),
  sources: z.array(total),
  /** The steps of the demo call and of each form in their order; `share` is of those who took the first. */
  funnels: z.array(
    z.object({ name: z.string(), steps: z.array(total.extend({ share: z.number().nullable() })) }),
  ),
  searches: z.array(total),
  /** The values of each feature flag: how often a page was seen with one, and how often a call, a form or a purchase followed. */
  variants: z.array(
    z.object({
      flag: z.string(),
      value: z.string(),
      seen: z.number().int(),
      reached: z.number().int(),
      share: z.number().nullable(),
    }),
  ),
})
export type Stats = z.infer<typeof statsSchema>
