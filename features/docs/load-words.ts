import 'server-only'
import type { z } from 'zod'
import { fillIn } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/config'
import { parseMessages } from '@/lib/i18n/parse-messages'
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
}: Source<Schema>) =>
  parseMessages(schema, fill(await loadMessages(lang, file), values), `locales/${lang}/${file}.json`)
