import fc from 'fast-check'
import { expect, test } from 'vitest'
import { remainingParts } from '@/features/pricing/deal-clock'

test.each([
  [0, [0, 0, 0]],
  [-5_000, [0, 0, 0]],
  [1, [0, 0, 1]],
  [60_000, [0, 0, 1]],
  [86_340_000, [0, 23, 59]],
  [86_340_001, [1, 0, 0]],
  [90_060_000, [1, 1, 1]],
])('%d ms are %o', (ms, parts) => {
  expect(Object.values(remainingParts(ms))).toEqual(parts)
})

test('the parts add up to the started minutes and stay in their range', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 11 }), (ms) => {
      const { days, hours, minutes } = remainingParts(ms)
      expect((days * 24 + hours) * 60 + minutes).toBe(Math.ceil(ms / 60_000))
      expect(hours < 24 && minutes < 60).toBe(true)
    }),
  )
})
