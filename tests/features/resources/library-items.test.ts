import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { pageAt, slugsUnder } from '@/features/pages/registry'
import { CATEGORIES, matches } from '@/features/resources/filter'
import { GUIDES } from '@/features/resources/guides'
import { libraryItems } from '@/features/resources/library-items'
import { STUDIES, STUDY_SLUGS, studyPath, studyProduct } from '@/features/resources/studies'
import { resourceWordsSchema } from '@/features/resources/messages'
import { LOCALES, type Locale } from '@/lib/i18n/config'
import { PRODUCTS } from '@/lib/contract/enums'

const wordsOf = (lang: Locale) =>
  resourceWordsSchema.parse(JSON.parse(readFileSync(`locales/${lang}/resources.json`, 'utf8')))
const link = (path: string) => ({ href: path, name: path, tagline: path })

const post = (id: string, url: string) => ({
  id,
  title: { vi: 'Tin', en: 'Post' },
  excerpt: { vi: 'Câu', en: 'Line' },
  url,
  imageUrl: null,
  publishedAt: '2026-11-20T20:00:00Z',
  category: 'product',
  product: null,
  isFeatured: true,
})

const itemsIn = (lang: Locale, ...posts: ReturnType<typeof post>[]) =>
  libraryItems({ lang, link, messages: wordsOf(lang), news: { posts }, guides: [], titles: {} })
const itemsWith = (...posts: ReturnType<typeof post>[]) => itemsIn('vi', ...posts)

test.each(LOCALES)('%s messages fit their shape', (lang) => {
  expect(() => wordsOf(lang)).not.toThrow()
})

describe('items', () => {
  test('each has its own id, and every category but news is never empty', () => {
    const items = itemsWith()
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
    for (const category of CATEGORIES.filter((name) => name !== 'news')) {
      expect(items.some((item) => item.category === category)).toBe(true)
    }
  })

  test.each(PRODUCTS)('%s has scenarios and guides', (product) => {
    const items = itemsWith()
    expect(items.some((item) => matches(item, { category: 'case-studies', product }))).toBe(true)
    expect(items.some((item) => matches(item, { category: 'guides', product }))).toBe(true)
  })

  test('a relative post stays on the site, another leads away, an unsafe one is left out; days are those of Vietnam', () => {
    const news = itemsWith(
      post('a', '/blog/a'),
      post('b', 'https://blog.example.com/b'),
      post('c', 'javascript:alert(1)'),
    )
    const shown = news.filter(({ category }) => category === 'news')
    expect(shown.map(({ href, external }) => ({ href, external }))).toEqual([
      { href: '/blog/a', external: false },
      { href: 'https://blog.example.com/b', external: true },
    ])
    expect(shown[0]?.note).toBe('21/11/2026')
  })

  test('a relative post leads to the page in the language of the list, and to a file as it is', () => {
    const posts = [post('a', '/videos#a'), post('b', '/brochure/a.pdf')]
    const hrefs = itemsIn('en', ...posts)
      .filter(({ category }) => category === 'news')
      .map(({ href }) => href)
    expect(hrefs).toEqual(['/en/videos#a', '/brochure/a.pdf'])
  })
})

describe('what items point to', () => {
  test('every guide and every industry of a scenario is a page', () => {
    for (const { path } of GUIDES) expect(() => pageAt(path)).not.toThrow()
    for (const { industry } of STUDIES) expect(() => pageAt(`/industries/${industry}`)).not.toThrow()
  })

  test('scenarios and their pages are the same list', () => {
    expect(STUDIES.map(({ slug }) => slug)).toEqual([...STUDY_SLUGS])
    expect(slugsUnder('/case-studies')).toEqual([...STUDY_SLUGS])
    expect(STUDY_SLUGS.map((slug) => pageAt(studyPath(slug)).family)).toEqual(
      STUDY_SLUGS.map(() => 'resource'),
    )
    expect(studyProduct('audio-articles')).toBe('aivoice')
    expect(studyProduct('none')).toBeUndefined()
  })
})
