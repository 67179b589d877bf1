import 'server-only'
import type { z } from 'zod'
import { fillIn } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/config'
import { loadMessages } from '@/lib/i18n/server'

const fill = (value: unknown, values: Readonly<Record<string, string | number>>): unknown => {
  if (typeof value === 'string') return fillIn(value, values)
  if (Array.isArray(value)) return value.map((entry) => fill(entry, values))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fill(entry, values)]))
}

type Source<Schema> = {
  schema: Schema
  file: string
  lang: Locale
  values?: Readonly<Record<string, string | number>>
}

/** The words of one documentation file, checked and with `{name}` places filled; throws naming the file and the key. */
export const loadDocsWords = async <Schema extends z.ZodType>({
  schema,
  file,
  lang,
  values = {},
}: Source<Schema>) => {
  const parsed = schema.safeParse(fill(await loadMessages(lang, file), values))
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map(
    (issue) => `locales/${lang}/${file}.json: ${issue.path.join('.')}: ${issue.message}`,
  )
  throw new Error(faults.join('\n'))
}
