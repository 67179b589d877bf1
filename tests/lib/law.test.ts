import { describe, expect, test } from 'vitest'
import { readJobs } from '@/features/careers/read-jobs'
import { pageMarkdown } from '@/features/pages/markdown/page-markdown'
import { pageAt } from '@/features/pages/registry'
import { LOCALES, type Locale } from '@/lib/i18n/config'
import { citation, LAW, lawIdsSchema } from '@/lib/law'
import { readWords } from '../../scripts/locales/read-words.ts'
import { terms } from '../../scripts/locales/wording.ts'

const ids = lawIdsSchema.parse(Object.keys(LAW))

const KINDS = {
  vi: 'Bộ luật|Luật|Nghị định|Nghị quyết|Thông tư|Quyết định',
  en: 'Law|Decree|Resolution|Circular|Decision',
}

/** Where a text names an act by its number or its name, up to the end of the sentence part. */
const mentions = (text: string, lang: Locale): string[] => {
  const numbered = `(?:${KINDS[lang]}) \\d+/\\d{4}`
  const named = {
    vi: `(?:${KINDS.vi}) (?=\\p{Lu})[^.;:,()“”]+`,
    en: '(?:[A-Z][\\w-]+ )+(?:Law|Code|Act)(?!\\w)|Law on [A-Z][\\w ]+',
  }[lang]
  return (text.replaceAll('\u00a0', ' ').match(new RegExp(`${numbered}|${named}`, 'gu')) ?? []).map((act) =>
    act.replace(/^The /, ''),
  )
}

/** What one act may be called: “Thông tư 18/2019” of “Thông tư 18/2019/TT-NHNN”, “Luật Báo chí” and “Luật 126/2025” of “Luật Báo chí 126/2025/QH15”. */
const namesOf = (act: string): string[] =>
  act.split(/, sửa đổi bởi | as amended by /).flatMap((part) => {
    const [number] = part.match(/\d+\/\d{4}/) ?? []
    const name = part.replace(/ \d.*$/, '')
    const kind = part.startsWith('Luật') ? 'Luật' : /Law/.test(part) ? 'Law' : name
    return [...(name === kind ? [] : [name]), ...(number ? [`${kind} ${number}`] : [])]
  })

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
