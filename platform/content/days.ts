import { z } from 'zod'

const DAY_MS = 24 * 3_600_000

/** An end in a seed file: days from now instead of a date, so that the demo is as fresh next year as today; null for none. */
export const daysSchema = z.number().int().nullable()

/** The end of the Vietnamese day that is `days` from `now` (ms), ISO 8601; null for none. */
export const endIn = (days: number | null, now: number): string | null => {
  if (days === null) return null
  const date = new Date(now + days * DAY_MS)
  date.setUTCHours(16, 59, 59, 0)
  return date.toISOString()
}
