import { expect, test } from 'vitest'
import { parseEnv } from '@/lib/env'

test('an empty value counts as unset', () => {
  const { IP_LOOKUP_URL, API_URL, TRUST_PROXY } = parseEnv({ IP_LOOKUP_URL: '', TRUST_PROXY: '' })
  expect(IP_LOOKUP_URL).toBeUndefined()
  expect(API_URL).toBe('http://localhost:4000')
  expect(TRUST_PROXY('127.0.0.1', 0)).toBe(true)
  expect(TRUST_PROXY('203.0.113.7', 0)).toBe(false)
})

test('what is wrong is named, each in one line', () => {
  const wrong = () =>
    parseEnv({ TRUST_PROXY: 'everyone', IP_LOOKUP_URL: 'https://lookup.example/', SITE_URL: 'songai' })
  for (const name of ['TRUST_PROXY: ', 'IP_LOOKUP_URL: must hold {ip}', 'SITE_URL: '])
    expect(wrong).toThrow(name)
})

test('the address of a lookup keeps its place for the visitor’s', () => {
  const { IP_LOOKUP_URL } = parseEnv({ IP_LOOKUP_URL: 'https://lookup.example/{ip}/json' })
  expect(IP_LOOKUP_URL).toBe('https://lookup.example/{ip}/json')
})
