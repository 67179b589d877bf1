import { afterEach, expect, test, vi } from 'vitest'
import { assetUrl } from '@/lib/asset-url'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

test('on the server the prefix is that of the environment', () => {
  expect(assetUrl('/audio/a.mp3')).toBe('/audio/a.mp3')
  vi.stubEnv('ASSET_BASE_URL', 'https://cdn.example.com/')
  expect(assetUrl('/audio/a.mp3')).toBe('https://cdn.example.com/audio/a.mp3')
})

test('in a browser it is that of the document', () => {
  vi.stubGlobal('document', { documentElement: { dataset: { assets: 'https://cdn.example.com' } } })
  expect(assetUrl('/audio/a.mp3')).toBe('https://cdn.example.com/audio/a.mp3')
})

test.each(['https://other.example.com/a.mp3', '/api/v1/recordings/a', 'blob:a', 'data:audio/mp3,'])(
  '%s stays',
  (address) => {
    vi.stubEnv('ASSET_BASE_URL', 'https://cdn.example.com')
    expect(assetUrl(address)).toBe(address)
  },
)
