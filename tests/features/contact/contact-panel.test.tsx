import { readFileSync } from 'node:fs'
import { prerender } from 'react-dom/static'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { LOCALES } from '@/lib/i18n/config'

const html = async (values: Record<string, string>, lang: 'vi' | 'en') => {
  vi.resetModules()
  for (const [name, value] of Object.entries(values)) vi.stubEnv(name, value)
  const { ContactPanel } = await import('@/features/contact/contact-panel')
  const { prelude } = await prerender(<ContactPanel lang={lang} />)
  return new Response(prelude).text()
}

const wordsOf = (lang: string) => JSON.parse(readFileSync(`locales/${lang}/contact.json`, 'utf8'))

const commonOf = (lang: string) => JSON.parse(readFileSync(`locales/${lang}/common.json`, 'utf8'))

afterEach(() => vi.unstubAllEnvs())

const FULL = {
  SALES_PHONE: '+842412345678',
  HOTLINE: '+84912345678',
  SALES_EMAIL: 'sales@songai.test',
  SUPPORT_EMAIL: 'help@songai.test',
  STREET_ADDRESS_VI: 'Số 12, đường Minh Hoạ',
  STREET_ADDRESS_EN: '12 Example Street',
  GEO_LATITUDE: '21.0285',
  GEO_LONGITUDE: '105.8542',
}
const EMPTY = Object.fromEntries(Object.keys(FULL).map((name) => [name, '']))

describe.each(LOCALES)('the contact panel in %s', (lang) => {
  test('shows what is configured, with links that work', async () => {
    const page = await html(FULL, lang)
    for (const link of [
      'tel:+842412345678',
      'tel:+84912345678',
      'mailto:sales@songai.test',
      'query=21.0285%2C105.8542',
    ]) {
      expect(page).toContain(link)
    }
    expect(page).toContain(
      `${lang === 'vi' ? FULL.STREET_ADDRESS_VI : FULL.STREET_ADDRESS_EN}, ${wordsOf(lang).city}`,
    )
    expect(wordsOf(lang).city).toContain('100000')
    expect(page).toContain('08:30–17:30')
    expect(page).not.toMatch(/undefined|\{\{|\{phone\}/)
    expect(page).toContain(wordsOf(lang).promise)
    expect(page).not.toContain(commonOf(lang).demoForm)
  })

  test('a demonstration brand says so, and what reaches nobody is read but no link', async () => {
    const page = await html(
      { ...FULL, DEMO_NOTICE: 'true', SALES_PHONE: '+842400000000', SALES_EMAIL: 'sales@songai.example' },
      lang,
    )
    // Before the form, for a phone shows one after the other.
    expect(page.indexOf(commonOf(lang).demoForm)).toBeGreaterThan(-1)
    expect(page.indexOf(commonOf(lang).demoForm)).toBeLessThan(page.indexOf('data-form="contact"'))
    expect(page).not.toContain(wordsOf(lang).promise)
    expect(page).not.toContain(wordsOf(lang).zone)
    expect(page).toContain(lang === 'vi' ? '024 0000 0000' : '+84 24 0000 0000')
    expect(page).toContain('sales@songai.example')
    expect(page).not.toMatch(/tel:\+842400|mailto:sales|maps/)
  })

  test('has no row, no map and no mail for what is not', async () => {
    const page = await html(EMPTY, lang)
    expect(page).not.toMatch(/tel:|mailto:|maps/)
    expect(page).toContain(wordsOf(lang).city)
    expect(page).toContain('08:30–17:30')
    expect(page).not.toMatch(/undefined/)
  })
})
