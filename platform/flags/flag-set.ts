import { z } from 'zod'

const plain = z.union([z.boolean(), z.string(), z.number()])

const flagsSchema = z.record(
  z.string().regex(/^[\w.-]{1,100}$/),
  z.union([
    plain.transform((defaultValue) => ({ defaultValue })),
    z.looseObject({ defaultValue: z.json(), rules: z.array(z.looseObject({})).optional() }),
  ]),
)

/** Flags as they are written (`json`), when that was, and as the flag SDK wants them. */
export type FlagSet = { json: unknown; updatedAt: Date; features: z.output<typeof flagsSchema> }

/** Takes flags as they are written: a name with true or false, or with a whole GrowthBook feature. Throws when they are something else. */
export const parseFlags = (json: unknown, updatedAt: Date): FlagSet => ({
  json,
  updatedAt,
  features: flagsSchema.parse(json),
})

/** What is wrong with flags, in one line. */
export const describeFault = (error: unknown): string => {
  if (error instanceof z.ZodError) return z.prettifyError(error).replace(/\s*\n\s*/g, ' ')
  return error instanceof Error ? error.message : String(error)
}
