import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { KEYS_PATH, WEBHOOKS_PATH } from '@/features/auth/products'
import { aicallSchema } from '@/features/docs/build/aicall-api'
import { aivoiceApiSchema } from '@/features/docs/build/aivoice-api'
import { callApiSchema } from '@/features/docs/build/call-api'
import { guideSchema } from '@/features/docs/build/aivoice-guide'
import { docsOf, DOCS_PATHS } from '@/features/docs/build/docs-of'
import { operationOf, type Endpoint } from '@/features/docs/endpoint'
import { AIVOICE_ENDPOINTS } from '@/features/docs/endpoints/aivoice'
import { CALL_API_ENDPOINTS } from '@/features/docs/endpoints/call-api'
import { inlineParts, isFile } from '@/features/docs/inline'
import type { Block, Chapter } from '@/features/docs/model'
import { schemaFields } from '@/features/docs/schema-fields'
import { fieldsSchema, labelsSchema } from '@/features/docs/content'
import { PAGES } from '@/features/pages/registry'
import { LOCALES } from '@/lib/i18n/config'
import { spokenText } from '@/lib/domain/reading/read'

const read = (lang: string, file: string): unknown =>
  JSON.parse(readFileSync(`locales/${lang}/docs/${file}.json`, 'utf8'))

const shape = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shape)
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, shape(entry)]))
}

const FILES: Readonly<Record<string, z.ZodType>> = {
  labels: labelsSchema,
  fields: fieldsSchema,
  'aicall-api': aicallSchema,
  'call-api': callApiSchema,
  'aivoice-api': aivoiceApiSchema,
  'aivoice-guide': guideSchema,
}

describe.each(Object.entries(FILES))('docs/%s', (file, schema) => {
  test.each(LOCALES)('%s: every word has a place and every place its word', (lang) => {
    expect(schema.parse(read(lang, file))).toEqual(read(lang, file))
  })

  test('both languages have the same keys and list lengths', () => {
    expect(shape(read('en', file))).toEqual(shape(read('vi', file)))
  })
})

test('each field of each request is explained, and nothing else is', () => {
  const wanted: Record<string, Set<string>> = {}
  const want = (group: string | undefined, keys: string[]) => {
    if (group) wanted[group] = new Set([...(wanted[group] ?? []), ...keys])
  }
  const endpoints: readonly Endpoint[] = [...CALL_API_ENDPOINTS, ...AIVOICE_ENDPOINTS]
  for (const endpoint of endpoints) {
    const { parameters, body, result } = operationOf(endpoint)
    want(
      endpoint.content.parameters,
      parameters.map(({ name }) => name),
    )
    want(endpoint.content.body, body ? schemaFields(body).map(({ key }) => key) : [])
    want(endpoint.content.result, result ? schemaFields(result).map(({ key }) => key) : [])
  }
  const sorted = (groups: [string, Iterable<string>][]) =>
    groups.map(([group, keys]) => [group, [...keys].sort()]).sort()
  for (const lang of LOCALES) {
    const explained = Object.entries(fieldsSchema.parse(read(lang, 'fields'))).map(
      ([group, content]): [string, string[]] => [group, Object.keys(content)],
    )
    expect(sorted(explained)).toEqual(sorted(Object.entries(wanted)))
  }
})

const sectionsOf = (chapters: readonly Chapter[]) =>
  chapters.flatMap((chapter) => [chapter, ...chapter.sections])

const textsOf = (block: Block): string[] => {
  if (block.kind === 'text' || block.kind === 'note') return [block.text]
  if (block.kind === 'list') return [...block.items]
  if (block.kind === 'fields') return [block.title, ...block.rows.map(({ text }) => text)]
  return block.kind === 'table' ? block.rows.flat() : []
}

const pages = DOCS_PATHS.flatMap((path) => LOCALES.map((lang) => [path, lang] as const))

describe.each(pages)('%s in %s', (path, lang) => {
  test('is complete: tables are even, anchors are unique, no place is left open', async () => {
    const { chapters } = await docsOf(path, lang)
    const sections = sectionsOf(chapters)
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length)
    for (const { id, blocks } of sections) {
      expect(blocks.length, id).toBeGreaterThan(0)
      for (const block of blocks) {
        if (block.kind !== 'table') continue
        for (const row of block.rows) expect(row.length, `${id}: ${row[0]}`).toBe(block.columns.length)
        expect(new Set(block.rows.map(([first]) => first)).size).toBe(block.rows.length)
      }
      for (const text of blocks.flatMap(textsOf))
        expect(text).not.toMatch(/(?<![{`"\w.])\{[a-z]+[A-Z]\w*\}(?!\})/)
    }
  })

  test('links only to pages and anchors that exist', async () => {
    const anchors = new Map<string, Set<string>>()
    for (const own of DOCS_PATHS) {
      const { chapters } = await docsOf(own, lang)
      anchors.set(own, new Set(sectionsOf(chapters).map(({ id }) => id)))
    }
    const { chapters } = await docsOf(path, lang)
    const links = sectionsOf(chapters)
      .flatMap(({ blocks }) => blocks.flatMap(textsOf))
      .flatMap((text) => inlineParts(text).flatMap((part) => (part.kind === 'link' ? [part.href] : [])))
    for (const link of links) {
      if (isFile(link)) {
        expect(existsSync(`app${link}/route.ts`), link).toBe(true)
        continue
      }
      const [page = '', anchor] = link.split('#')
      const target = page || path
      expect([...PAGES.map((own): string => own.path), KEYS_PATH, WEBHOOKS_PATH], link).toContain(target)
      if (anchor) expect([...(anchors.get(target) ?? [])], link).toContain(anchor)
    }
  })
})

test('every row of the guide shows something the engine reads otherwise than it is written', () => {
  for (const lang of LOCALES) {
    const { reading, dictionary } = guideSchema.parse(read(lang, 'aivoice-guide'))
    for (const [written] of reading.rows) expect(spokenText(written)).not.toBe(written)
    // The customer's own words come on top; those the engine knows already must not say something else.
    for (const [word = '', said] of dictionary.rows)
      if (spokenText(word) !== word) expect(said).toBe(spokenText(word))
  }
})
