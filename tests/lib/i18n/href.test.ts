import { expect, test } from 'vitest'
import { outward } from '@/lib/i18n/href'

test.each([
  ['https://zalo.example/songai', '/en/leaving?to=https%3A%2F%2Fzalo.example%2Fsongai'],
  [
    'https://app.songai.example?plan=a&cycle=yearly',
    '/en/leaving?to=https%3A%2F%2Fapp.songai.example%3Fplan%3Da%26cycle%3Dyearly',
  ],
  ['https://example.com/songai', 'https://example.com/songai'],
  ['https://example.com/?from=site.example', 'https://example.com/?from=site.example'],
  ['https://counterexample.com', 'https://counterexample.com'],
  ['/contact-us?purpose=AIVOICE', '/contact-us?purpose=AIVOICE'],
  ['tel:+842400000000', 'tel:+842400000000'],
])('%s leads to %s', (address, target) => {
  expect(outward(address, 'en')).toBe(target)
})
