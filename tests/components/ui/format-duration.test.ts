import { expect, test } from 'vitest'
import { formatDuration } from '@/components/ui/format-duration'

test.each([
  [0, '00:00'],
  [65.9, '01:05'],
  [-1, '00:00'],
  [NaN, '00:00'],
  [Infinity, '00:00'],
  [3600, '60:00'],
])('%s s → %s', (seconds, want) => {
  expect(formatDuration(seconds)).toBe(want)
})
