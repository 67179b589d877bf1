import { describe, expect, test } from 'vitest'
import { pageMarkdown } from '@/features/pages/markdown/page-markdown'
import { pageAt } from '@/features/pages/registry'
import { LOCALES } from '@/lib/i18n/config'
import { citation, LAW, lawIdsSchema } from '@/lib/law'
import { readWords } from '../../scripts/locales/read-words.ts'

const ids = lawIdsSchema.parse(Object.keys(LAW))
const NUMBERED = /\d+\/\d{4}\/[\p{L}\d-]+/gu

test('an article that is not in the list stops the build', () => {
  expect(lawIdsSchema.safeParse(['spam-13']).success).toBe(true)
  expect(lawIdsSchema.safeParse(['spam-99']).success).toBe(false)
})

describe.each(LOCALES)('words in %s', (lang) => {
  const leaves = readWords(lang)

  test('name no act that is not in content/law.json', () => {
    const known = new Set(ids.flatMap((id) => LAW[id].act[lang].match(NUMBERED) ?? []))
    const named = new Set(leaves.flatMap(({ text }) => text.match(NUMBERED) ?? []))
    expect([...named].filter((act) => !known.has(act))).toEqual([])
  })

  test('every article of the list is cited somewhere', () => {
    const cited = new Set(leaves.filter(({ key }) => /\.law\.\d+$/.test(key)).map(({ text }) => text))
    expect(ids.filter((id) => !cited.has(id))).toEqual([])
  })

  test('the Markdown alternate cites the articles of a section', async () => {
    expect(await pageMarkdown(pageAt('/industries/telecom'), lang)).toContain(citation('spam-13', lang))
  })
})
