import { describe, expect, it } from 'vitest'
import { decide } from '../../../../lib/domain/dialog/decide.ts'
import { makeHard } from '../../../../lib/domain/dialog/make-hard.ts'

const thresholds = { reply: 0.6, suggest: 0.3 }
const scored = (...pairs: [string, number][]) => pairs.map(([intent, confidence]) => ({ intent, confidence }))

describe('what is done with a message', () => {
  it('is decided by the thresholds, which count from their own value on', () => {
    expect(decide(scored(['book', 0.6], ['move', 0.4]), thresholds)).toMatchObject({
      action: 'reply',
      intent: 'book',
    })
    expect(decide(scored(['book', 0.59], ['move', 0.3]), thresholds)).toEqual({
      action: 'suggest',
      intent: null,
      options: ['book', 'move'],
    })
    expect(decide(scored(['book', 0.29]), thresholds).action).toBe('ask_again')
    expect(decide([], thresholds).action).toBe('ask_again')
  })

  it('never offers what is out of scope', () => {
    expect(decide(scored(['out_of_scope', 0.5], ['book', 0.4]), thresholds).action).toBe('ask_again')
    const { options } = decide(scored(['book', 0.4], ['out_of_scope', 0.35], ['move', 0.2]), thresholds)
    expect(options).toEqual(['book', 'move'])
  })
})

it('a hard sentence has no diacritics, short forms and a slip', () => {
  expect(makeHard('Em không đặt được lịch chiều mai')).toBe('e ko dat dc lich chiue mai')
})
