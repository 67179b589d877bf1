import fc from 'fast-check'
import { expect, test } from 'vitest'
import { remainingParts } from '@/features/pricing/deal-clock'

test.each([
  [0, [0, 0, 0, 0]],
  [-5_000, [0, 0, 0, 0]],
  [1, [0, 0, 0, 1]],
  [1_000, [0, 0, 0, 1]],
  [60_000, [0, 0, 1, 0]],
  [86_399_000, [0, 23, 59, 59]],
  [86_399_001, [1, 0, 0, 0]],
  [90_061_000, [1, 1, 1, 1]],
])('%d ms are %o', (ms, parts) => {
  expect(Object.values(remainingParts(ms))).toEqual(parts)
})

test('the parts add up to the started seconds and stay in their range', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 11 }), (ms) => {
      const { days, hours, minutes, seconds } = remainingParts(ms)
      expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(Math.ceil(ms / 1000))
      expect(hours < 24 && minutes < 60 && seconds < 60).toBe(true)
    }),
  )
})
