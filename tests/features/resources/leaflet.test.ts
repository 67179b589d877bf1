import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LEAFLETS } from '@/features/pages/leaflets'
import { inSentence, leaflet, leafletPath, type LeafletChoice } from '@/features/resources/leaflet-data'
import { LOCALES, type Locale } from '@/lib/i18n/config'

const choices = [...LEAFLETS.values()]

const contentOf = (lang: Locale, path: string) => {
  const { meta, ...texts } = JSON.parse(readFileSync(`locales/${lang}/pages${path}.json`, 'utf8'))
  return { meta, texts }
}

const sheetOf = (lang: Locale, { industry, useCase, product }: LeafletChoice) =>
  leaflet(product, {
    industry: contentOf(lang, `/industries/${industry}`),
    useCase: contentOf(lang, `/use-cases/${useCase}`),
    product: contentOf(lang, `/${product}`),
  })

test('ten industries, five use cases, three products', () => {
  expect(choices).toHaveLength(10 * 5 * 3)
})

describe.each(LOCALES)('leaflets in %s', (lang) => {
  test.each(choices.map((choice) => [leafletPath(choice), choice] as const))(
    '%s is whole and fits on a page',
    (_path, choice) => {
      const sheet = sheetOf(lang, choice)
      expect(sheet.problems).toHaveLength(3)
      expect(sheet.features).toHaveLength(3)
      expect(sheet.steps.length).toBeGreaterThanOrEqual(3)
      // Measured in print: a sheet of this many characters still ends above the foot of an A4 page.
      expect(JSON.stringify([sheet.lead, sheet.problems, sheet.steps, sheet.features]).length).toBeLessThan(
        2600,
      )
    },
  )
})

test('names stand in a sentence with a small letter, short forms keep theirs', () => {
  expect(inSentence('Ngân hàng')).toBe('ngân hàng')
  expect(inSentence('HR support')).toBe('HR support')
})
