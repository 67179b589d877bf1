import { describe, expect, test } from 'vitest'
import { blindPairs, pairIn, randomPair, searchWithPair } from '@/features/audio/blind-pairs'

const voices = [
  ...['a', 'b', 'c'].map((id) => ({ id, language: 'vi', sentences: 2 })),
  { id: 'x', language: 'en', sentences: 2 },
  { id: 'y', language: 'en', sentences: 1 },
]
const pairs = blindPairs(voices)

test('every two voices of a language meet in both orders on every sentence both have', () => {
  expect(pairs.filter(({ language }) => language === 'vi')).toHaveLength(3 * 2 * 2)
  expect(pairs.filter(({ language }) => language === 'en')).toHaveLength(2)
  expect(new Set(pairs.map((pair) => JSON.stringify(pair))).size).toBe(pairs.length)
  for (const { a, b } of pairs) expect(a).not.toBe(b)
  expect(blindPairs([{ id: 'alone', language: 'vi', sentences: 2 }])).toEqual([])
})

describe('a random pair', () => {
  const spread = [0, 0.2, 0.4, 0.6, 0.8, 0.999]

  test('is of the language asked for and not the one before', () => {
    for (const at of spread) {
      const first = randomPair(pairs, 'vi', undefined, () => at)
      expect(pairs[first ?? -1]?.language).toBe('vi')
      const second = randomPair(pairs, 'vi', first, () => at)
      expect(second).not.toBe(first)
      expect(pairs[second ?? -1]?.a).not.toBe(pairs[first ?? -1]?.a)
    }
  })

  test('is none where there is none', () => expect(randomPair(pairs, 'fr', undefined)).toBeUndefined())
})

test('an address names a pair that exists, or none', () => {
  expect(pairIn(searchWithPair('?region=north', 5), pairs)).toBe(5)
  expect(searchWithPair('?region=north', 5)).toBe('?region=north&ab=5')
  for (const search of ['', '?ab=', '?ab=-1', '?ab=999', '?ab=1.5', '?ab=a'])
    expect(pairIn(search, pairs)).toBeUndefined()
})
