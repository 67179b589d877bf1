import { prerender } from 'react-dom/static'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import facts from '@/features/pricing/brochure.json'
import { CallPrices } from '@/features/pricing/call-prices'
import type { CachedPrices } from '@/features/pricing/price-cache'
import { OffersProvider, type OffersFacts } from '@/features/pricing/offers'
import { LONGEST_MS } from '@/features/pricing/read-prices'
import { VoicePrices } from '@/features/pricing/voice-prices'
import { VOICE_PRODUCTS } from '@/lib/contract/prices'
import { formatMoment } from '@/lib/i18n/format'
import { LOCALES } from '@/lib/i18n/config'
import { callPackages, callPrices, voicePlans, messages as messagesOf } from './support'

const answers = vi.hoisted(() => new Map<string, unknown>())
const kept = vi.hoisted(() => new Map<string, unknown>())
vi.mock('@/lib/server-request', () => ({
  readService: async (_schema: unknown, path: string) => answers.get(path) ?? null,
}))
vi.mock('@/features/pricing/price-cache', () => ({
  storePrices: async (name: string, prices: CachedPrices) => void kept.set(name, prices),
  readStoredPrices: async (name: string) => kept.get(name) ?? null,
}))

const [packages, charges, prices] = [voicePlans(), callPackages(), callPrices()]
const messages = (lang: string) => messagesOf(lang, 'pricing')

const Visitor = ({ facts, children }: { facts: OffersFacts; children: React.ReactNode }) => (
  <OffersProvider
    {...facts}
    visitor={{ session: { state: 'unknown' }, bearer: async () => null }}
    flags={{ isFirstOffered: false, isAuto: false }}
  >
    {children}
  </OffersProvider>
)

const html = async (page: React.ReactNode) => {
  const { prelude } = await prerender(page)
  const text = await new Response(prelude).text()
  return text.replace(/<!-- -->/g, '')
}

beforeEach(() => {
  answers.clear()
  kept.clear()
})

describe.each(LOCALES)('prices in %s', (lang) => {
  test('of calls stand beside tax, date and rule, worked out to the last đồng', async () => {
    answers.set('/psyg-prices', prices).set('/package-charges', charges)
    const page = await html(<CallPrices lang={lang} Visitor={Visitor} />)
    const [block, credit, total, from] =
      lang === 'vi'
        ? ['88\u00A0₫', '2.100.000\u00A0₫', '1.936\u00A0₫', '01/04/2023']
        : ['88\u00A0VND', '2,100,000\u00A0VND', '1,936\u00A0VND', '1 April 2023']
    for (const text of [block, credit, total, from, messages(lang).callPrice.billedText])
      expect(page).toContain(text)
    expect(page).not.toMatch(/NaN|undefined|Infinity|\{\{/)
  })

  test('of voices are all in the HTML: every product, every cycle', async () => {
    answers.set('/packages', packages)
    const page = await html(<VoicePrices lang={lang} Visitor={Visitor} />)
    expect(page.match(/role="tabpanel"/g)).toHaveLength(VOICE_PRODUCTS.length)
    for (const cycle of ['monthly', 'quarterly', 'yearly']) {
      expect(page.match(new RegExp(`data-cycle="${cycle}"`, 'g'))).toHaveLength(VOICE_PRODUCTS.length)
    }
    const [unit, pay, list] =
      lang === 'vi'
        ? ['0,33\u00A0₫', '950.400\u00A0₫', '1.188.000\u00A0₫']
        : ['0.33\u00A0VND', '950,400\u00A0VND', '1,188,000\u00A0VND']
    for (const text of [unit, pay, list, messages(lang).plans.unused]) expect(page).toContain(text)
    expect(page).not.toMatch(/NaN|undefined|Infinity|\{\{/)
  })

  test('that cannot be had are not shown: contact instead, no figure at all', async () => {
    for (const page of [
      await html(<CallPrices lang={lang} Visitor={Visitor} />),
      await html(<VoicePrices lang={lang} Visitor={Visitor} />),
    ]) {
      expect(page).toContain(messages(lang).down.title)
      expect(page).toContain('/contact-us')
      expect(page).not.toMatch(/\d[\u00A0 ](?:₫|VND)|NaN/)
    }
  })

  test('of packages stand without a block price too, and the other way round', async () => {
    answers.set('/package-charges', charges)
    const withoutBlock = await html(<CallPrices lang={lang} Visitor={Visitor} />)
    expect(withoutBlock).toContain(messages(lang).down.title)
    expect(withoutBlock).toContain(lang === 'vi' ? '500.000\u00A0₫' : '500,000\u00A0VND')
    answers.clear()
    kept.clear()
    answers.set('/psyg-prices', prices)
    const withoutPackages = await html(<CallPrices lang={lang} Visitor={Visitor} />)
    expect(withoutPackages).toContain(messages(lang).down.title)
    expect(withoutPackages).toContain(lang === 'vi' ? '88\u00A0₫' : '88\u00A0VND')
  })

  test('that were read before stay while their service is down, with the moment they were read', async () => {
    answers.set('/packages', packages).set('/psyg-prices', prices).set('/package-charges', charges)
    const price = lang === 'vi' ? '99.000\u00A0₫' : '99,000\u00A0VND'
    await html(<VoicePrices lang={lang} Visitor={Visitor} />)
    await html(<CallPrices lang={lang} Visitor={Visitor} />)
    answers.clear()
    const readAt = '2026-11-20T02:12:00.000Z'
    vi.setSystemTime('2026-11-21T02:12:00.000Z')
    for (const [name, known] of kept) kept.set(name, { ...(known as CachedPrices), readAt })
    const title = messages(lang).old.title.replace('{{moment}}', formatMoment(readAt, lang))
    const voice = await html(<VoicePrices lang={lang} Visitor={Visitor} />)
    expect(voice).toContain(price)
    expect(voice).toContain(title)
    expect(await html(<CallPrices lang={lang} Visitor={Visitor} />)).toContain(title)

    vi.setSystemTime(Date.parse(readAt) + LONGEST_MS + 1)
    const late = await html(<VoicePrices lang={lang} Visitor={Visitor} />)
    expect(late).toContain(messages(lang).down.title)
    expect(late).not.toContain(price)
    vi.useRealTimers()
  })

  test('that are fresh say nothing about age', async () => {
    answers.set('/packages', packages)
    const [start = ''] = messages(lang).old.title.split('{{')
    expect(await html(<VoicePrices lang={lang} Visitor={Visitor} />)).not.toContain(start)
  })

  test('come with the brochure only while it says the same', async () => {
    answers.set('/psyg-prices', prices).set('/package-charges', charges)
    const file = `/brochure/aicall-cloud-${lang}.pdf`
    expect(facts.prices.block.vnd).toBe(prices[0]?.pricePerBlockVnd)
    expect(await html(<CallPrices lang={lang} Visitor={Visitor} />)).toContain(file)
    answers.set('/psyg-prices', [{ ...prices[0], pricePerBlockVnd: 90 }])
    expect(await html(<CallPrices lang={lang} Visitor={Visitor} />)).not.toContain(file)
  })
})
