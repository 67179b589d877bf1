import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** The records of `seed/<name>.json`; throws naming the file when they do not fit. */
export const readSeed = <Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> => {
  const file = new URL(`../seed/${name}.json`, import.meta.url)
  const result = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (result.success) return result.data
  throw new Error(`platform/seed/${name}.json is not right. ${z.prettifyError(result.error)}`)
}

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
