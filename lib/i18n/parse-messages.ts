import type { z } from 'zod'

/** What a locale file holds, by its schema; what is missing or misspelt throws, naming the file and each key. */
export const parseMessages = <Schema extends z.ZodType>(schema: Schema, raw: unknown, file: string) => {
  const parsed = schema.safeParse(raw)
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map((issue) => `${[file, ...issue.path].join('.')}: ${issue.message}`)
  throw new Error(lines.join('\n'))
}
