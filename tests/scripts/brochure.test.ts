import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import facts from '@/features/pricing/brochure.json'
import { isPrinted } from '@/features/pricing/brochure-facts'
import { callCost } from '@/lib/domain/price'
import { CALL_RESULTS } from '@/lib/contract/enums'
import { formatCount, formatDay, formatUnitPrice, formatVnd } from '@/lib/i18n/format'
import { LOCALES } from '@/lib/i18n/config'
import { callPackages, callPrices, messages } from '../features/pricing/support'

const price = callPrices()[0]!
const packages = callPackages()
const spaced = (text: string) => text.replace(/\s+/g, ' ').trim()

test('was printed with the prices of the seed', () => {
  expect(isPrinted(facts.prices, { price, packages })).toBe(true)
  expect(isPrinted(facts.prices, { price: { ...price, pricePerBlockVnd: 89 }, packages })).toBe(false)
})

describe.each(LOCALES)('the brochure in %s', (lang) => {
  const file = new Uint8Array(readFileSync(`public/brochure/aicall-cloud-${lang}.pdf`))
  const raw = new TextDecoder('latin1').decode(file)
  let pages: string[] = []
  let text = ''
  let title: unknown

  beforeAll(async () => {
    const pdf = await getDocumentProxy(file.slice())
    pages = (await extractText(pdf)).text
    text = spaced(pages.join(' '))
    title = (await getMeta(pdf)).info['Title']
  })

  const own = messages(lang, 'brochure')
  const { list } = messages(lang, 'calculators')
  const fill = (word: string, values: Record<string, unknown>) =>
    word.replace(/\{\{(\w+)\}\}/g, (_place, name: string) => String(values[name]))

  test('can be read back letter by letter: composed, without a lost sign', () => {
    expect(text).toBe(text.normalize('NFC'))
    expect(text).not.toMatch(/[\uFFFD\uE000-\uF8FF]|NaN|undefined|\{\{/)
    const said: string[] = [own.title, own.lead, own.packages, own.results, own.examples, own.rules]
    for (const item of own.ruleItems) said.push(item.title, item.text)
    for (const result of CALL_RESULTS) said.push(list.results[result].label, list.results[result].why)
    for (const messages of said) expect(text).toContain(spaced(messages))
  })

  test('says the prices of the seed', () => {
    const { callPrice, examples } = messages(lang, 'pricing')
    expect(text).toContain(spaced(formatUnitPrice(price.pricePerBlockVnd, lang)))
    expect(text).toContain(fill(callPrice.perBlock, { seconds: price.blockSeconds }))
    expect(text).toContain(formatDay(price.effectiveFrom, lang))
    expect(text).toContain(callPrice.billedText)
    expect(text).toContain(callPrice.trialText)
    for (const { name, priceVnd, creditVnd, expiryDays } of packages) {
      expect(text).toContain(
        `${name[lang]} ${spaced(formatVnd(priceVnd, lang))} ${spaced(formatVnd(creditVnd, lang))}`,
      )
      expect(text).toContain(formatCount(Math.floor(creditVnd / price.pricePerBlockVnd), lang))
      expect(text).toContain(fill(own.days, { days: expiryDays }))
    }
    const { netVnd, vatVnd, grossVnd } = callCost({ result: 'ANSWER', seconds: 128 }, price)
    const row = [
      fill(examples.rows.survey, { seconds: 128 }),
      22,
      ...[netVnd, vatVnd, grossVnd].map((vnd) => formatVnd(vnd, lang)),
    ]
    expect(text).toContain(spaced(row.join(' ')))
  })

  test('is a tagged document of A4 pages in its language, with a title and fonts inside', () => {
    expect(title).toBe(own.title)
    expect(raw).toMatch(/\/Marked true/)
    expect(raw).toContain('/StructTreeRoot')
    expect(raw).toMatch(new RegExp(`/Lang \\(${lang}`))
    expect(raw).toContain('HankenGrotesk')
    expect(raw).toMatch(/\/MediaBox \[0 0 59[45][\d.]* 84[12]/)
    expect(pages).toHaveLength(facts.files[lang].pages)
    expect(file.byteLength).toBe(facts.files[lang].bytes)
  })
})
