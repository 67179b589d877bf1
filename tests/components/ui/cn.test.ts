import { expect, test } from 'vitest'
import { cn } from '@/components/ui/cn'

test.each([
  ['text-display text-fg-2', 'text-display text-fg-2'],
  ['text-h2 text-h4', 'text-h4'],
  ['font-strong font-sans', 'font-strong font-sans'],
  ['font-strong font-semibold', 'font-semibold'],
  ['rounded-lg rounded-md', 'rounded-md'],
  ['text-fg text-fg-3', 'text-fg-3'],
])('%s → %s', (given, want) => {
  expect(cn(given)).toBe(want)
})
