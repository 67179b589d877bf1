import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parsePage } from '@/features/pages/content'
import { PAGES } from '@/features/pages/registry'
import { LOCALES } from '@/lib/i18n/config'

const read = (lang: string, words: string): Record<string, unknown> =>
  JSON.parse(readFileSync(`locales/${lang}/${words}.json`, 'utf8'))

type Shape = string | Shape[] | { [key: string]: Shape }

const shape = (value: unknown): Shape => {
  if (Array.isArray(value)) return value.map(shape)
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, shape(entry)]))
}

describe.each(PAGES.map((page) => [page.path, page] as const))('%s', (_path, page) => {
  test.each(LOCALES)('%s words fit the sections', (lang) => {
    expect(() => parsePage(page, read(lang, page.file), `${lang}/${page.file}`)).not.toThrow()
  })

  test('both languages have the same keys and list lengths', () => {
    expect(shape(read('en', page.file))).toEqual(shape(read('vi', page.file)))
  })
})
