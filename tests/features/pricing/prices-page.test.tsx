import { readFileSync } from 'node:fs'
import { prerender } from 'react-dom/static'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { CallPrices } from '@/features/pricing/call-prices'
import { VoicePrices } from '@/features/pricing/voice-prices'
import { callPriceListSchema } from '@/lib/contract/call-price'
import { packageChargeListSchema } from '@/lib/contract/package-charge'
import { VOICE_PRODUCTS, voicePackageListSchema } from '@/lib/contract/voice-package'
import { camelize } from '@/lib/http'
import { LANGS } from '@/lib/i18n/config'

const answers = vi.hoisted(() => new Map<string, unknown>())
vi.mock('@/lib/server-request', () => ({
  readService: async (_schema: unknown, path: string) => answers.get(path) ?? null,
}))

const seed = (name: string): Record<string, unknown>[] =>
  JSON.parse(readFileSync(`platform/seed/${name}.json`, 'utf8'))
const words = (lang: string) => JSON.parse(readFileSync(`locales/${lang}/pricing.json`, 'utf8'))
const active = (name: string) => seed(name).filter((entry) => entry.is_active)

const packages = camelize(
  voicePackageListSchema.parse(
    active('voice-packages').map((entry) => ({ ...entry, price_per_character: 0.33 })),
  ),
)
const charges = camelize(packageChargeListSchema.parse(active('package-charges')))
const prices = camelize(
  callPriceListSchema.parse(seed('call-prices').filter(({ sip_type }) => sip_type === 'mobile')),
)

const html = async (page: React.ReactNode) => {
  const { prelude } = await prerender(page)
  const text = await new Response(prelude).text()
  return text.replace(/<!-- -->/g, '')
}

beforeEach(() => answers.clear())

describe.each(LANGS)('prices in %s', (lang) => {
  test('of calls stand beside tax, date and rule, worked out to the last đồng', async () => {
    answers.set('/psyg-prices', prices).set('/package-charges', charges)
    const page = await html(<CallPrices lang={lang} />)
    const [block, credit, total, from] =
      lang === 'vi'
        ? ['88\u00A0₫', '2.100.000\u00A0₫', '1.936\u00A0₫', '01/04/2023']
        : ['88\u00A0VND', '2,100,000\u00A0VND', '1,936\u00A0VND', '1 April 2023']
    for (const text of [block, credit, total, from, words(lang).callPrice.billedText])
      expect(page).toContain(text)
    expect(page).not.toMatch(/NaN|undefined|Infinity|\{\{/)
  })

  test('of voices are all in the HTML: every product, every cycle', async () => {
    answers.set('/packages', packages)
    const page = await html(<VoicePrices lang={lang} />)
    expect(page.match(/role="tabpanel"/g)).toHaveLength(VOICE_PRODUCTS.length)
    for (const cycle of ['monthly', 'quarterly', 'yearly']) {
      expect(page.match(new RegExp(`data-cycle="${cycle}"`, 'g'))).toHaveLength(VOICE_PRODUCTS.length)
    }
    const [unit, pay, list] =
      lang === 'vi'
        ? ['0,33\u00A0₫', '950.400\u00A0₫', '1.188.000\u00A0₫']
        : ['0.33\u00A0VND', '950,400\u00A0VND', '1,188,000\u00A0VND']
    for (const text of [unit, pay, list, words(lang).plans.unused]) expect(page).toContain(text)
    expect(page).not.toMatch(/NaN|undefined|Infinity|\{\{/)
  })

  test('that cannot be had are not shown: contact instead, no figure at all', async () => {
    for (const page of [await html(<CallPrices lang={lang} />), await html(<VoicePrices lang={lang} />)]) {
      expect(page).toContain(words(lang).down.title)
      expect(page).toContain('/contact-us')
      expect(page).not.toMatch(/\d[\u00A0 ](?:₫|VND)|NaN/)
    }
  })

  test('of packages stand without a block price too, and the other way round', async () => {
    answers.set('/package-charges', charges)
    const withoutBlock = await html(<CallPrices lang={lang} />)
    expect(withoutBlock).toContain(words(lang).down.title)
    expect(withoutBlock).toContain(lang === 'vi' ? '500.000\u00A0₫' : '500,000\u00A0VND')
    answers.clear()
    answers.set('/psyg-prices', prices)
    const withoutPackages = await html(<CallPrices lang={lang} />)
    expect(withoutPackages).toContain(words(lang).down.title)
    expect(withoutPackages).toContain(lang === 'vi' ? '88\u00A0₫' : '88\u00A0VND')
  })
})
