import { expect, test } from 'vitest'
import { imagePath, markdownPath } from '@/lib/seo/metadata'

test.each([
  ['/', 'vi', '/og/vi/home.png', '/index.md'],
  ['/', 'en', '/og/en/home.png', '/en.md'],
  ['/about-us', 'vi', '/og/vi/about-us.png', '/about-us.md'],
  [
    '/aicall/industries/banking',
    'en',
    '/og/en/aicall/industries/banking.png',
    '/en/aicall/industries/banking.md',
  ],
] as const)('%s in %s', (path, lang, image, twin) => {
  expect(imagePath(path, lang)).toBe(image)
  expect(markdownPath(path, lang)).toBe(twin)
})
