import { expect, test } from 'vitest'
import { mailHref } from '@/lib/domain/mail-href'

test('links an address, with its subject, unless nothing arrives there', () => {
  expect(mailHref('help@songai.test')).toBe('mailto:help@songai.test')
  expect(mailHref('help@songai.test', 'a & b')).toBe('mailto:help@songai.test?subject=a%20%26%20b')
  expect(mailHref('help@songai.example', 'a')).toBeUndefined()
})
