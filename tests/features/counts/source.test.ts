import { expect, test } from 'vitest'
import { sourceOf } from '@/features/counts/source'

test.each([
  ['', '/', 'direct'],
  ['https://www.google.com.vn/', '/', 'google'],
  ['https://l.facebook.com/l.php?u=1', '/aicall', 'facebook'],
  ['https://chat.zalo.me/', '/', 'zalo'],
  ['https://notgoogle.example/', '/', 'other'],
  ['https://evil-google.com.example/', '/', 'other'],
  ['', '/aicall?utm_source=Zalo', 'zalo'],
  ['', '/aicall?utm_source=lan@mail.example', 'other'],
  ['https://site.example/en', '/aicall', null],
])('%s to %s comes from %s', (referrer, address, expected) => {
  expect(sourceOf(referrer, new URL(address, 'https://site.example'))).toBe(expected)
})
