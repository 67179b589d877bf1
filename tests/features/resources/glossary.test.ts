import { expect, test } from 'vitest'
import { hasPage } from '@/features/pages/registry'
import { GUIDE_FACTS, guidePath } from '@/features/resources/guide/read-guides'
import { glossaryLinks, TERMS } from '@/features/resources/glossary/read-glossary'
import { LOCALES } from '@/lib/i18n/config'
import { terms } from '../../../scripts/locales/wording.ts'

const GUIDES = GUIDE_FACTS.map(({ slug }) => guidePath(slug))

test('sixty terms, each once, each leading to a page that exists', () => {
  expect(TERMS).toHaveLength(60)
  expect(new Set(TERMS.map(({ id }) => id)).size).toBe(TERMS.length)
  const paths = TERMS.flatMap(({ path }) => (path ? [path.split('#')[0] ?? ''] : []))
  expect(paths.filter((path) => !hasPage(path) && !GUIDES.includes(path))).toEqual([])
})

test.each(LOCALES)('no word in %s leads to two terms, and all keep to the terms of the site', (lang) => {
  const words = glossaryLinks(lang).flatMap((link) => link.words.map((word) => word.toLowerCase()))
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
  const leaves = TERMS.map(({ id, text }) => ({ file: 'content/glossary', key: id, text: text[lang] }))
  expect(terms(lang, leaves)).toEqual([])
})
