import { z } from 'zod'
import { PLACES } from '@/features/docs/open-api'
import 'server-only'
import { fillIn } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/config'
import { parseMessages } from '@/lib/i18n/parse-messages'
import { loadMessages } from '@/lib/i18n/server'

// Keys that no schema knows are dropped here and fail tests/features/docs/content.test.ts: an edit in a running server only adds keys.

export const copy = z
  .string()
  .min(1)
  .refine((value) => value === value.normalize('NFC'), 'not NFC')

/** An object of texts with exactly these keys. */
export const keyed = <Key extends string, Value extends z.ZodType>(keys: readonly Key[], value: Value) =>
  // Object.fromEntries forgets which keys it was given.
  z.object(Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, Value>)

/** What a request says that can be run from its page. */
export const runSchema = z.object({
  open: copy,
  path: copy,
  body: copy,
  send: copy,
  sending: copy,
  person: copy,
  answer: copy,
  sound: copy,
  key: copy,
  messages: copy,
  messagesText: copy,
  errors: keyed(['path', 'body', 'signIn', 'busy', 'network', 'unavailable'], copy),
})
export type RunWords = z.infer<typeof runSchema>

export const labelsSchema = z.object({
  contents: copy,
  copy,
  copied: copy,
  language: copy,
  request: copy,
  answer: copy,
  answerFile: copy,
  parameters: copy,
  body: copy,
  result: copy,
  resultItem: copy,
  errors: copy,
  contract: z.object({ title: copy, text: copy }),
  required: copy,
  optional: copy,
  absent: copy,
  values: copy,
  nullable: copy,
  fallback: copy,
  range: copy,
  maxLength: copy,
  pattern: copy,
  place: keyed(PLACES, copy),
  run: runSchema,
})
export type Labels = z.infer<typeof labelsSchema>

/** What the first request of a page says: `errors` by what went wrong. */
export const firstRequestSchema = z.object({
  text: copy,
  send: copy,
  waiting: copy,
  sound: copy,
  key: copy,
  errors: keyed(['empty', 'long', 'quota', 'busy', 'network', 'unavailable'], copy),
})
export type FirstRequestWords = z.infer<typeof firstRequestSchema>

/** What the first call of a page says. */
export const firstCallSchema = z.object({
  number: copy,
  numberHint: copy,
  script: copy,
  send: copy,
  waiting: copy,
  ended: copy,
  sound: copy,
  key: copy,
  errors: keyed(['number', 'script', 'quota', 'busy', 'hours', 'network', 'unavailable'], copy),
})
export type FirstCallWords = z.infer<typeof firstCallSchema>

const chapter = { title: copy, text: z.array(copy).min(1) }

/** The content of a plain chapter: paragraphs, then maybe a list, more paragraphs and a note. */
export const chapterSchema = z.object({
  ...chapter,
  list: z.array(copy).min(2).optional(),
  after: z.array(copy).min(1).optional(),
  note: copy.optional(),
})
export type ChapterContent = z.infer<typeof chapterSchema>

/** A chapter with a table whose rows are known by machine values; `columns` names the first column too. */
export const tableChapter = <Key extends string>(keys: readonly Key[], columns: number) =>
  chapterSchema.extend({
    columns: z.array(copy).length(columns),
    rows: keyed(keys, z.array(copy)),
  })

/** A chapter with a table that is all text. */
export const wordTableChapter = (columns: number) =>
  chapterSchema.extend({
    columns: z.array(copy).length(columns),
    rows: z.array(z.array(copy).length(columns)).min(3),
  })

export const endpointContent = z.object({ ...chapter, note: copy.optional() })
export type EndpointContent = z.infer<typeof endpointContent>

/** The content of the chapter that lists endpoints, one entry for each. */
export const endpointsChapter = <Id extends string>(ids: readonly Id[]) =>
  z.object({ ...chapter, items: keyed(ids, endpointContent) })

export const fieldsSchema = z.record(z.string(), z.record(z.string(), copy))
export type FieldContent = z.infer<typeof fieldsSchema>

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

/** The content of one documentation file, checked and with its `{name}` placeholders filled; throws naming the file and the key. */
export const loadDocsContent = async <Schema extends z.ZodType>({
  schema,
  file,
  lang,
  values = {},
}: Source<Schema>) =>
  parseMessages(schema, fill(await loadMessages(lang, file), values), `locales/${lang}/${file}.json`)
