import { brotliCompressSync } from 'node:zlib'
import { camelizeKeys } from 'humps'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import vocabulary from '@/content/search-words.json'
import { readCatalogue } from '@/features/pages/search/catalogue'
import { KINDS, type Entry } from '@/features/search/entry'
import { createSearch, type Search } from '@/features/search/engine'
import { paths } from '@/lib/contract/paths'
import { LOCALES, type Locale } from '@/lib/i18n/config'
import { href } from '@/lib/i18n/href'
import sampleCalls from '@/platform/seed/sample-calls.json'
import voices from '@/platform/seed/voices.json'
import queries from './queries.json'

const news = [
  {
    id: 'n',
    title: { vi: 'Sáu thanh điệu', en: 'The six tones' },
    excerpt: { vi: 'Nghe từng thanh', en: 'Hear each tone' },
    url: '/aivoice',
    image_url: null,
    published_at: '2026-11-22T19:05:28Z',
    category: 'product',
    product: 'aivoice',
    is_featured: false,
  },
]

const SEEDS: Record<string, unknown> = { '/news': news, '/voices': voices, [paths.sampleCalls]: sampleCalls }

vi.mock('@/lib/server-request', () => ({
  readService: (_schema: unknown, path: string) => Promise.resolve(camelizeKeys(SEEDS[path])),
}))

/** The browser loads no more before the first answer, in bytes of Brotli. */
const BUDGET = 150_000

const entries = new Map<Locale, readonly Entry[]>()
const searches = new Map<Locale, Search>()
const sizes = new Map<Locale, number>()

beforeAll(async () => {
  for (const lang of LOCALES) {
    const catalogue = await readCatalogue(lang)
    sizes.set(lang, brotliCompressSync(JSON.stringify(catalogue)).length)
    entries.set(lang, catalogue.entries)
    searches.set(lang, createSearch(catalogue.entries, vocabulary[lang]))
  }
})

const leadsTo = (found: string, expected: string) =>
  expected.includes('#') ? found === expected : found.split('#')[0] === expected

for (const lang of LOCALES)
  describe(`search in ${lang}`, () => {
    test.each(queries[lang])('%s → %s', (query = '', path = '') => {
      const first = (searches.get(lang)?.(query) ?? []).slice(0, 3).map((found) => found.href)
      expect(
        first.some((found) => leadsTo(found, href(path, lang))),
        first.join(' '),
      ).toBe(true)
    })

    test('knows every kind of thing', () => {
      const known = new Set(entries.get(lang)?.map(({ kind }) => kind))
      expect(KINDS.filter((kind) => !known.has(kind))).toEqual([])
    })

    test('is loaded within its budget', () => {
      expect(sizes.get(lang)).toBeLessThanOrEqual(BUDGET)
    })

    test('answers nonsense with nothing', () => {
      expect(searches.get(lang)?.('qzxwvk')).toEqual([])
    })
  })
