import { describe, expect, test } from 'vitest'
import { readJobs } from '@/features/careers/read-jobs'
import { pageMarkdown } from '@/features/pages/markdown/page-markdown'
import { pageAt } from '@/features/pages/registry'
import { LOCALES } from '@/lib/i18n/config'
import { citation, LAW, lawIdsSchema } from '@/lib/law'
import { readWords } from '../../scripts/locales/read-words.ts'
import { terms } from '../../scripts/locales/wording.ts'
import { mentions, namesOf } from './acts.ts'

const ids = lawIdsSchema.parse(Object.keys(LAW))

test('an article that is not in the list stops the build', () => {
  expect(lawIdsSchema.safeParse(['spam-13']).success).toBe(true)
  expect(lawIdsSchema.safeParse(['spam-99']).success).toBe(false)
})

describe.each(LOCALES)('words in %s', (lang) => {
  const leaves = readWords(lang)

  test('name no act that is not in content/law.json', async () => {
    const jobs = (await readJobs()).flatMap((job) => [
      job.summary,
      job.description,
      job.requirements,
      job.benefits,
    ])
    const texts = [...leaves.map(({ text }) => text), ...jobs.flatMap((part) => part[lang])]
    const known = ids.flatMap((id) => namesOf(LAW[id].act[lang]))
    const named = [...new Set(texts.flatMap((text) => mentions(text, lang)))]
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter((act) => known.every((name) => !act.startsWith(name)))).toEqual([])
  })

  test('the list keeps the terms of the site', () => {
    const asks = ids.map((id) => ({ file: 'content/law', key: id, text: LAW[id].asks[lang] }))
    expect(terms(lang, asks)).toEqual([])
  })

  test('every article of the list is cited somewhere', () => {
    const cited = new Set(leaves.filter(({ key }) => /\.law\.\d+$/.test(key)).map(({ text }) => text))
    expect(ids.filter((id) => !cited.has(id))).toEqual([])
  })

  test('the Markdown alternate cites the articles of a section', async () => {
    expect(await pageMarkdown(pageAt('/industries/telecom'), lang)).toContain(citation('spam-13', lang))
  })
})
