import { beforeAll, describe, expect, it } from 'vitest'
import { BOTS } from '../../lib/contract/enums.ts'
import { createEngine, trainAll } from '../../platform/dialog/engine.ts'
import { measureBot } from '../../scripts/bench/dialog-measure.ts'
import { readHeldOut } from '../../scripts/bench/held-out.ts'
import { lower } from '../../lib/domain/dialog/text.ts'

const engine = createEngine()
beforeAll(() => trainAll(engine), 120_000)

describe.each(BOTS)('%s, on what it has not learned from', (bot) => {
  it('keeps its marks: intents, what is out of scope, facts and the time a message takes', async () => {
    for (const isPlain of [false, true]) {
      const measured = await measureBot(engine, bot, isPlain)
      expect(measured.intents).toBeGreaterThanOrEqual(isPlain ? 0.88 : 0.92)
      expect(measured.caught).toBeGreaterThanOrEqual(0.85)
      expect(measured.falseAlarms).toBeLessThanOrEqual(0.05)
      expect(measured.entities).toBeGreaterThanOrEqual(0.9)
      expect(measured.calibration).toBeLessThanOrEqual(0.08)
      expect(measured.slowest).toBeLessThan(20)
    }
  }, 60_000)

  it('has three hundred such messages and sixty casual ones, none of them among its examples', () => {
    const plain = readHeldOut(bot).map(({ text }) => lower(text))
    const casual = readHeldOut(bot, 'casual').map(({ text }) => lower(text))
    expect(new Set(plain).size).toBeGreaterThanOrEqual(300)
    expect(new Set(casual).size).toBe(60)
    const heldOut = [...plain, ...casual]
    const learned = new Set(engine.bot(bot).samples.map(({ text }) => lower(text)))
    expect(heldOut.filter((text) => learned.has(text))).toEqual([])
  })
})
