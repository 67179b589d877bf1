import { expect, test } from 'vitest'
import { clock } from '@/components/ui/clock'
import { resample, splitLanes } from '@/components/ui/peaks'

test('resampling keeps the loudest value of each slice', () => {
  expect(resample([0, 0.2, 0.9, 0.1], 2)).toEqual([0.2, 0.9])
  expect(resample([0.5], 3)).toEqual([0.5, 0.5, 0.5])
  expect(resample([], 2)).toEqual([0, 0])
})

test('every step goes to the one who speaks, silence to nobody', () => {
  const turns = [
    { speaker: 'agent' as const, startMs: 0, endMs: 500 },
    { speaker: 'customer' as const, startMs: 500, endMs: 750 },
  ]
  expect(splitLanes([0.1, 0.2, 0.3, 0.4], turns, 1000)).toEqual({
    agent: [0.1, 0.2, 0, 0],
    customer: [0, 0, 0.3, 0],
  })
})

test.each([
  [0, '00:00'],
  [65.9, '01:05'],
  [-1, '00:00'],
  [NaN, '00:00'],
  [Infinity, '00:00'],
  [3600, '60:00'],
])('%s s → %s', (seconds, want) => {
  expect(clock(seconds)).toBe(want)
})
