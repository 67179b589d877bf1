import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { compress, encodingChooser, ENCODINGS } from '../../../scripts/serve/encoding.ts'

describe('content encoding', () => {
  const chooseEncoding = encodingChooser(ENCODINGS)

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['zstd', 'zstd'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=1, br;q=0.5', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    ['', undefined],
    ['br;q=garbage,,;', undefined],
  ])('%j is answered with %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding)
    expect(chooseEncoding(header)).toBe(encoding)
  })

  test('only what is there is chosen', () => {
    expect(encodingChooser(['br', 'gzip'])('zstd, gzip')).toBe('gzip')
    expect(chooseEncoding('zstd, gzip')).toBe('zstd')
  })

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['zstd', zstdDecompressSync],
  ] as const)('%s is unpacked to the same bytes', async (encoding, unpack) => {
    const bytes = Buffer.from('xin chào '.repeat(1_000))
    for (const effort of ['quick', 'best'] as const) {
      const packed = await compress(bytes, encoding, effort)
      expect(unpack(packed).equals(bytes)).toBe(true)
      expect(packed.buffer.byteLength).toBe(packed.length)
    }
  })
})
