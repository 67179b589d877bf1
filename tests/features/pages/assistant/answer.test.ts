import { beforeAll, describe, expect, test, vi } from 'vitest'
import { createAnswer, type Answer } from '@/features/pages/assistant/answer'
import type { Assistant } from '@/features/pages/assistant/assistant'
import { readAssistant } from '@/features/pages/assistant/read-assistant'
import { readCatalogue } from '@/features/pages/search/catalogue'
import type { Catalogue } from '@/features/search/catalogue'
import { LOCALES, type Locale } from '@/lib/i18n/config'
import { formatUnitPrice, formatVnd } from '@/lib/i18n/format'
import { href } from '@/lib/i18n/href'
import callPrices from '@/platform/seed/call-prices.json'
import questions from './questions.json'
import recall from './recall.json'

const { answers } = vi.hoisted(() => ({ answers: new Map<string, unknown>() }))

vi.mock('@/lib/server-request', () => ({
  readService: (_schema: unknown, path: string) => Promise.resolve(answers.get(path) ?? null),
}))
vi.mock('@/features/pricing/price-cache', () => ({
  storePrices: () => Promise.resolve(),
  readStoredPrices: () => Promise.resolve(null),
}))

type Ready = { catalogue: Catalogue; assistant: Assistant; answer: (text: string) => Answer }

const ready = new Map<Locale, Ready>()
const of = (lang: Locale) => ready.get(lang)!

beforeAll(async () => {
  for (const lang of LOCALES) {
    const [catalogue, assistant] = await Promise.all([readCatalogue(lang), readAssistant(lang)])
    const answer = createAnswer(catalogue, assistant.words, assistant.links)
    ready.set(lang, { catalogue, assistant, answer })
  }
})

/** Of the questions the assistant was mended by, and of those it was only measured with, so many have to lead to a page that answers them. */
const FLOORS = { mended: 0.82, measured: 0.7 }

const plain = (text: string) => text.replaceAll(/\s+/g, ' ')
const pathOf = (address = '') => address.split('#')[0]

describe.each(LOCALES)('the assistant in %s', (lang) => {
  test.each(questions[lang])('%s: %s', (text, topic, path) => {
    const given = of(lang).answer(text!)
    const shown = JSON.stringify(given)
    expect(given.topic, shown).toBe(topic)
    const pages = given.sources.map((source) => pathOf(source.href))
    if (path) expect(pages, shown).toContain(href(path, lang))
  })

  test.each(['mended', 'measured'] as const)('leads to a page that answers: %s', (set) => {
    const missed = recall[set][lang].flatMap(([text = '', ...wanted]) => {
      const pages = of(lang)
        .answer(text)
        .sources.map((source) => pathOf(source.href))
      return wanted.some((path) => pages.includes(href(path, lang))) ? [] : [`${text} → ${pages.join(' ')}`]
    })
    const share = 1 - missed.length / recall[set][lang].length
    expect(share, set === 'mended' ? missed.join('\n') : undefined).toBeGreaterThanOrEqual(FLOORS[set])
  })

  test('quotes what a page says, never anything else', () => {
    const { answer, catalogue } = of(lang)
    for (const [text = ''] of questions[lang]) {
      const { topic, quote, sources } = answer(text!)
      if (topic === 'found') expect(quote, text!).toBeTruthy()
      if (!quote) continue
      const said = catalogue.entries
        .filter((entry) => entry.href === sources[0]?.href)
        .map((entry) => entry.text)
      expect(said.some((whole) => plain(whole).includes(plain(quote)))).toBe(true)
    }
  })

  test('reads a number only where one is typed, and the question out of a long message', () => {
    const { answer } = of(lang)
    expect(answer('0912 345 678')).toMatchObject({ topic: 'call', phone: '0912 345 678' })
    expect(answer('callbot').phone).toBeNull()
    const long = `${'qzxw brrt '.repeat(12)}. callbot?`
    expect(answer(long)).toEqual(answer('callbot?'))
  })

  test('tells prices as the service has them, and none it cannot read', async () => {
    expect(of(lang).assistant.prices).toEqual([])
    const [mobile] = callPrices
    answers.set('/psyg-prices', [
      {
        sipType: 'mobile',
        blockSeconds: mobile!.block_seconds,
        pricePerBlockVnd: mobile!.price_per_block_vnd,
        includesVat: true,
        effectiveFrom: mobile!.effective_from,
      },
    ])
    const { prices } = await readAssistant(lang)
    answers.clear()
    expect(prices).toHaveLength(1)
    expect(prices[0]).toContain(formatUnitPrice(mobile!.price_per_block_vnd, lang))
    expect(prices[0]).toContain(formatVnd(10 * mobile!.price_per_block_vnd, lang))
  })
})
