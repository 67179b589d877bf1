import { camelizeKeys } from 'humps'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { asContent, isGroup, isList, isText, type Content } from '@/features/pages/markdown/blocks'
import { pageMarkdown } from '@/features/pages/markdown/page-markdown'
import { llmsText } from '@/features/pages/markdown/llms-text'
import { PAGES } from '@/features/pages/registry'
import { sampleCallListSchema } from '@/lib/contract/sample-call'
import { LOCALES, otherLocale, type Locale } from '@/lib/i18n/config'
import { formatUnitPrice } from '@/lib/i18n/format'
import { markdownPath, pageUrl } from '@/lib/seo/metadata'
import { site } from '@/lib/site'
import callPrices from '@/platform/seed/call-prices.json'
import sampleCalls from '@/platform/seed/sample-calls.json'
import seededVoices from '@/platform/seed/voices.json'
import { loadVersions, nameOf, type Version } from './versions'

// What the services answer, as the embedded ones do out of their seed.
const ANSWERS: Record<string, readonly unknown[]> = vi.hoisted(() => ({}))
vi.mock('@/lib/server-request', () => ({
  readService: (_schema: unknown, path: string) => Promise.resolve(ANSWERS[path] ?? null),
}))
vi.mock('@/features/pricing/price-cache', () => ({
  storePrices: () => Promise.resolve(),
  readStoredPrices: () => Promise.resolve(null),
}))

// Labels of controls and channels: they name what only the screen shows, or stand inside other lines.
const SCREEN_ONLY = new Set([
  'by',
  'primary',
  'secondary',
  'link',
  'ask',
  'step',
  'contents',
  'agent',
  'customer',
  'law',
  'way',
  'phases',
  'ends',
])

const textsIn = (words: Content): string[] => {
  if (isText(words)) return [words]
  if (isList(words)) return words.flatMap(textsIn)
  return isGroup(words)
    ? Object.entries(words).flatMap(([key, value]) => (SCREEN_ONLY.has(key) ? [] : textsIn(value)))
    : []
}

const withoutCode = (text: string) => text.replace(/```[\s\S]*?```|`[^`\n]*`/g, '')

type Twin = { version: Version; text: string }

let twins: Twin[] = []
let failed: string[] = []

beforeAll(async () => {
  Object.assign(ANSWERS, {
    '/sample-calls': camelizeKeys(sampleCalls),
    '/voices': camelizeKeys(seededVoices),
    '/psyg-prices': camelizeKeys(callPrices),
  })
  const write = async (version: Version): Promise<Twin> => ({
    version,
    text: await pageMarkdown(version.page, version.lang),
  })
  const results = await Promise.all(
    (await loadVersions()).map((version) =>
      write(version).catch((error) => `${nameOf(version)}: ${String(error)}`),
    ),
  )
  twins = results.filter((result) => typeof result !== 'string')
  failed = results.filter((result) => typeof result === 'string')
})

describe('the Markdown twin of every page', () => {
  test('can be written', () => {
    expect(failed).toEqual([])
  })

  test('says everything the page says', () => {
    const missing = twins.flatMap(({ version, text }) =>
      textsIn(asContent(version.content.texts))
        .filter((words) => !text.includes(words.replaceAll('|', '\\|')))
        .map((words) => `${nameOf(version)}: ${words}`),
    )
    expect(missing).toEqual([])
  })

  const textOf = (path: string, lang: Locale = 'vi') =>
    twins.find(({ version }) => version.page.path === path && version.lang === lang)?.text ?? ''

  test('gives every line of the sample calls a page plays, and what a call costs now', () => {
    const lines = sampleCalls.flatMap(({ transcript }) => transcript.map(({ text }) => text))
    expect(lines.length).toBeGreaterThan(50)
    expect(lines.filter((line) => !textOf('/aicall').includes(line))).toEqual([])
    const amounts = callPrices.map((price) => formatUnitPrice(price.price_per_block_vnd, 'vi'))
    expect(amounts.some((amount) => textOf('/aicall/pricing').includes(amount))).toBe(true)
  })

  test('says in English what Vietnamese sample calls say, on English pages only', () => {
    const lines = sampleCallListSchema
      .parse(sampleCalls)
      .flatMap(({ transcript }) => transcript.flatMap(({ translation }) => translation?.en ?? []))
    expect(lines.length).toBeGreaterThan(50)
    expect(lines.filter((line) => !textOf('/aicall', 'en').includes(`*${line}*`))).toEqual([])
    expect(lines.filter((line) => textOf('/aicall').includes(`*${line}*`))).toEqual([])
  })

  test('has one first heading, the page’s own, right after the front matter', () => {
    for (const { version, text } of twins) {
      const body = text.replace(/^---\n[\s\S]*?\n---\n+/, '')
      expect(body.startsWith('# '), nameOf(version)).toBe(true)
      expect(withoutCode(body).match(/^# /gm), nameOf(version)).toHaveLength(1)
    }
  })

  test('names its page, its language and the other language’s twin', () => {
    for (const { version, text } of twins) {
      const { page, lang } = version
      const other = otherLocale(lang)
      expect(text).toContain(`url: "${pageUrl(page.path, lang)}"`)
      expect(text).toContain(`language: "${lang}"`)
      expect(text).toContain(`markdown_${other}: "${site(other).url}${markdownPath(page.path, other)}"`)
    }
  })

  test('leaves no placeholder, no broken value and no link without an address', () => {
    const wrong = twins.filter(({ text }) => /undefined|\[object|\]\(\)|\{\{/.test(withoutCode(text)))
    expect(wrong.map(({ version }) => nameOf(version))).toEqual([])
  })
})

test('llms.txt names every page’s twin once in each language', async () => {
  const text = await llmsText()
  for (const lang of LOCALES) {
    for (const { path } of PAGES) {
      const entry = `](${site(lang).url}${markdownPath(path, lang)})`
      expect(text.split(entry).length - 1, entry).toBe(1)
    }
  }
})

test('llms.txt opens with the brand and a summary, and fills every place', async () => {
  const text = await llmsText()
  expect(text).toMatch(/^# .+\n\n> /)
  expect(text).not.toMatch(/\{\w+\}|undefined/)
})
