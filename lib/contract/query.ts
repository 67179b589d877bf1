import { z } from 'zod'

/** One of several numbers, as the query of an address carries it. */
export const numberAmong = <const Value extends number>(values: readonly Value[]) =>
  z.coerce
    .number()
    .meta({ enum: [...values] })
    .pipe(z.literal(values))

/** A list of words with commas, each one of `values`. */
export const listOf = <const Value extends string>(values: readonly Value[]) => {
  const word = `(?:${values.join('|')})`
  return z
    .string()
    .meta({ pattern: `^${word}(?:,${word})*$` })
    .transform((list) => list.split(',').map((name) => name.trim()))
    .pipe(z.array(z.enum(values)))
}
