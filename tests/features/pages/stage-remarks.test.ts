import { expect, test } from 'vitest'
import { withRoom } from '@/features/pages/interactive/stage'

const first = { at: 5, text: 'first' }
const last = { at: 24, text: 'last' }

test('a minor remark is left out where it would run under the next', () => {
  const shown = (at: number) => withRoom([first, { at, text: 'minor', minor: true }, last], 30).length
  expect(shown(21)).toBe(3)
  expect(shown(21.5)).toBe(2)
})
