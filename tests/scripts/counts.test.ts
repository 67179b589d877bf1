import { expect, test } from 'vitest'
import { countOf } from '@/scripts/lib/counts'

const found = (passed: number, failed: number) => () => ({ passed, failed })

test.each([
  ['a program that ends well is one check that passed', countOf(0), { passed: 1, failed: 0 }],
  ['one that ends badly is one that failed', countOf(1), { passed: 0, failed: 1 }],
  ['a runner is as good as what it found', countOf(1, found(7, 2)), { passed: 7, failed: 2 }],
  ['a runner that breaks after its tests has failed', countOf(1, found(7, 0)), { passed: 7, failed: 1 }],
  ['a green runner', countOf(0, found(7, 0)), { passed: 7, failed: 0 }],
])('%s', (_name, count, expected) => expect(count).toEqual(expected))

test('a runner that left nothing to count has failed, however it ended', () => {
  const nothing = () => {
    throw new Error('no file')
  }
  expect(countOf(0, nothing)).toEqual({ passed: 0, failed: 1 })
})
