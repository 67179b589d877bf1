import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { estimateCalls, packageFor } from '@/features/pricing/calculators/call-estimate'
import { callCost } from '@/lib/domain/price'

const price = { blockSeconds: 6, pricePerBlockVnd: 88, includesVat: true }

describe('a campaign', () => {
  // Worked by hand: calls = contacts × share, blocks = seconds / 6 rounded up, gross = blocks × 88, net = gross / 1.1.
  test.each([
    // contacts, answered %, voicemail %, seconds, message | answered, voicemail, free, blocks, net, vat, gross
    [1_000, 60, 10, 41, 17, 600, 100, 300, 4_500, 360_000, 36_000, 396_000],
    [1, 100, 0, 6, 1, 1, 0, 0, 1, 80, 8, 88],
    [1, 100, 0, 7, 1, 1, 0, 0, 2, 160, 16, 176],
    [7, 50, 50, 60, 6, 4, 3, 0, 43, 3_440, 344, 3_784],
    [250, 0, 0, 60, 17, 0, 0, 250, 0, 0, 0, 0],
    [3, 33.33, 0, 128, 17, 1, 0, 2, 22, 1_760, 176, 1_936],
    [5_681, 100, 0, 6, 6, 5_681, 0, 0, 5_681, 454_480, 45_448, 499_928],
  ])(
    '%d contacts, %d%% answered, %d%% voicemail, %d s and %d s',
    (contacts, answeredPercent, voicemailPercent, seconds, voicemailSeconds, ...expected) => {
      const question = { contacts, answeredPercent, voicemailPercent, seconds, voicemailSeconds }
      const { answered, voicemail, free, blocks, netVnd, vatVnd, grossVnd } = estimateCalls(question, price)
      expect([answered.calls, voicemail.calls, free, blocks, netVnd, vatVnd, grossVnd]).toEqual(expected)
    },
  )

  test('the parts add up, whatever the numbers and the price', () => {
    const questions = fc
      .record({
        contacts: fc.integer({ min: 1, max: 10_000_000 }),
        answeredPercent: fc.integer({ min: 0, max: 10_000 }).map((basis) => basis / 100),
        share: fc.double({ min: 0, max: 1, noNaN: true }),
        seconds: fc.integer({ min: 1, max: 3_600 }),
        voicemailSeconds: fc.integer({ min: 1, max: 600 }),
      })
      .map(({ share, ...rest }) => ({ ...rest, voicemailPercent: (100 - rest.answeredPercent) * share }))
    const prices = fc.record({
      blockSeconds: fc.integer({ min: 1, max: 60 }),
      pricePerBlockVnd: fc.integer({ min: 0, max: 500_000 }).map((cents) => cents / 100),
      includesVat: fc.boolean(),
    })
    fc.assert(
      fc.property(questions, prices, (question, any) => {
        const { answered, voicemail, free, blocks, netVnd, vatVnd, grossVnd } = estimateCalls(question, any)
        expect(answered.calls + voicemail.calls + free).toBe(question.contacts)
        expect(answered.blocks + voicemail.blocks).toBe(blocks)
        expect(answered.grossVnd + voicemail.grossVnd).toBe(grossVnd)
        expect(netVnd + vatVnd).toBe(grossVnd)
        for (const amount of [free, answered.grossVnd, voicemail.grossVnd, netVnd, vatVnd, grossVnd]) {
          expect(Number.isInteger(amount) && amount >= 0).toBe(true)
        }
      }),
    )
  })

  test('costs what its calls cost one by one', () => {
    const question = {
      contacts: 10,
      answeredPercent: 30,
      voicemailPercent: 20,
      seconds: 41,
      voicemailSeconds: 17,
    }
    const answered = callCost({ result: 'ANSWER', seconds: 41 }, price).grossVnd
    const voicemail = callCost({ result: 'VOICE_MAIL', seconds: 17 }, price).grossVnd
    expect(estimateCalls(question, price).grossVnd).toBe(3 * answered + 2 * voicemail)
  })
})

test('the package is the cheapest whose credit is enough', () => {
  const packages = [
    { id: 'scale', priceVnd: 10_000_000, creditVnd: 11_000_000 },
    { id: 'start', priceVnd: 500_000, creditVnd: 500_000 },
  ]
  expect(packageFor(500_000, packages)?.id).toBe('start')
  expect(packageFor(500_001, packages)?.id).toBe('scale')
  expect(packageFor(11_000_001, packages)).toBeUndefined()
})
