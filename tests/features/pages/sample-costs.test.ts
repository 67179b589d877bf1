import { describe, expect, test } from 'vitest'
import { dayBlocks, sampleCost } from '@/features/pages/interactive/sample-costs'

const PRICE = { blockSeconds: 6, pricePerBlockVnd: 88, includesVat: true }

describe('what a call as long as a sample costs', () => {
  test.each([
    [41_200, { seconds: 42, blocks: 7, oneVnd: 616, thousandVnd: 616_000 }],
    [42_001, { seconds: 43, blocks: 8, oneVnd: 704, thousandVnd: 704_000 }],
    [0, { seconds: 0, blocks: 1, oneVnd: 88, thousandVnd: 88_000 }],
  ])('%i ms', (durationMs, cost) => {
    expect(sampleCost({ durationMs }, PRICE)).toEqual(cost)
  })

  test('VAT is put on top of a price without it', () => {
    expect(
      sampleCost({ durationMs: 6_000 }, { ...PRICE, pricePerBlockVnd: 80, includesVat: false }),
    ).toMatchObject({
      oneVnd: 88,
      thousandVnd: 88_000,
    })
  })
})

test('a day has the blocks of its answered calls and of its voicemails', () => {
  const day = { contacts: 300, answered: 70, voicemail: 6, message: 15, seconds: 23 }
  const parts = { calls: 210, perCall: 4, messages: 18, perMessage: 3 }
  expect(dayBlocks(day, PRICE)).toEqual({ ...parts, all: 210 * 4 + 18 * 3 })
  expect(dayBlocks({ ...day, answered: 0, voicemail: 0 }, PRICE)).toMatchObject({ all: 0 })
})
