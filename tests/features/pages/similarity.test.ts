import { beforeAll, describe, expect, test } from 'vitest'
import { asContent, isGroup, isList, isText, type Content } from '@/features/pages/markdown/blocks'
import type { Family } from '@/features/pages/page'
import { LOCALES } from '@/lib/i18n/config'
import { loadVersions, nameOf, type Version } from './versions'

const RUN = 5
const MOST_SHARED = 0.4
const FEWEST_WORDS: Partial<Record<Family, number>> = {
  product: 450,
  topic: 450,
  industry: 450,
  'use-case': 450,
  legal: 900,
}

const textsIn = (words: Content): string[] => {
  if (isText(words)) return [words]
  if (isList(words)) return words.flatMap(textsIn)
  // Who speaks a line (agent, customer) is no word anybody reads.
  return isGroup(words)
    ? Object.entries(words).flatMap(([key, value]) => (key === 'by' ? [] : textsIn(value)))
    : []
}

const mainText = ({ content }: Version) => textsIn(asContent(content.texts)).join(' ')

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

const runsOf = (words: readonly string[]) =>
  new Set(words.slice(RUN - 1).map((_, index) => words.slice(index, index + RUN).join(' ')))

const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>) => {
  const common = [...one].filter((run) => other.has(run)).length
  return common / Math.max(1, Math.min(one.size, other.size))
}

let versions: Version[] = []

beforeAll(async () => {
  versions = await loadVersions()
})

describe.each(LOCALES)('main texts in %s', (lang) => {
  const own = () => versions.filter((version) => version.lang === lang)

  test('no two pages share 40 % of their five-word sequences', () => {
    const pages = own().map((version) => ({
      name: nameOf(version),
      runs: runsOf(wordsOf(mainText(version))),
    }))
    const alike = pages.flatMap((one, index) =>
      pages
        .slice(index + 1)
        .map((other) => ({ pair: `${one.name} and ${other.name}`, share: shared(one.runs, other.runs) }))
        .filter(({ share }) => share >= MOST_SHARED),
    )
    expect(alike).toEqual([])
  })

  test('pages say enough: 450 words, legal pages 900', () => {
    const short = own()
      .map((version) => ({
        name: nameOf(version),
        count: wordsOf(mainText(version)).length,
        family: version.page.family,
      }))
      .filter(({ count, family }) => count < (FEWEST_WORDS[family] ?? 0))
    expect(short).toEqual([])
  })
})
