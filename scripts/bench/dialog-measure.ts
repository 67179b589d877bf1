import type { BotId } from '../../lib/contract/enums.ts'
import { fold } from '../../lib/domain/dialog/text.ts'
import type { Engine } from '../../platform/dialog/engine.ts'
import { HELD_OUT_NOW, readHeldOut, type HeldOutSet } from './held-out.ts'

const OUT_OF_SCOPE = 'out_of_scope'

/** One held-out message with what was made of it; `milliseconds` is the processor time that took. */
export type Answered = {
  text: string
  wanted: string
  got: string
  confidence: number
  isDeclined: boolean
  missed: string[]
  extra: string[]
  found: number
  milliseconds: number
}

/** Shares are 0 to 1; `calibration` is the expected calibration error over ten bins, `slowest` the 99th percentile in milliseconds of the processor. */
export type Measured = {
  intents: number
  caught: number
  falseAlarms: number
  entities: number
  calibration: number
  slowest: number
  answered: Answered[]
}

const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole)

const without = (from: readonly string[], taken: readonly string[]): string[] => {
  const left = [...taken]
  return from.filter((item) => {
    const at = left.indexOf(item)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

const calibrationOf = (answered: readonly Answered[]): number => {
  const bins = Array.from({ length: 10 }, (_, i) =>
    answered.filter(({ confidence }) => Math.min(9, Math.floor(confidence * 10)) === i),
  )
  return bins.reduce((sum, bin) => {
    const sure = bin.reduce((total, { confidence }) => total + confidence, 0)
    const right = bin.filter(({ wanted, got }) => wanted === got).length
    return sum + Math.abs(sure - right) / answered.length
  }, 0)
}

/** Puts the held-out messages of a bot to the engine, as written or with their diacritics taken away; the facts of casual ones are not known. */
export const measureBot = async (
  engine: Engine,
  bot: BotId,
  isPlain: boolean,
  set?: HeldOutSet,
): Promise<Measured> => {
  const answered: Answered[] = []
  for (const { intent, language, text, entities } of readHeldOut(bot, set)) {
    const typed = isPlain ? fold(text) : text
    const start = process.cpuUsage()
    const understood = await engine.understand(bot, typed, language, HELD_OUT_NOW)
    const { user, system } = process.cpuUsage(start)
    const milliseconds = (user + system) / 1_000
    const [first] = understood.intents
    const wanted = isPlain ? entities.map((fact) => (fact.startsWith('name=') ? fold(fact) : fact)) : entities
    const facts = understood.entities.map(({ type, value }) => `${type}=${value}`)
    const got = first?.intent ?? ''
    const missed = without(wanted, facts)
    answered.push({
      text: typed,
      wanted: intent,
      got,
      confidence: first?.confidence ?? 0,
      isDeclined: got === OUT_OF_SCOPE || understood.decision.action === 'ask_again',
      missed,
      extra: without(facts, wanted),
      found: wanted.length - missed.length,
      milliseconds,
    })
  }
  const inScope = answered.filter(({ wanted }) => wanted !== OUT_OF_SCOPE)
  const foreign = answered.filter(({ wanted }) => wanted === OUT_OF_SCOPE)
  const found = answered.reduce((sum, answer) => sum + answer.found, 0)
  const wrong = answered.reduce((sum, { missed, extra }) => sum + missed.length + extra.length, 0)
  const times = answered.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b)
  return {
    intents: share(inScope.filter(({ wanted, got }) => wanted === got).length, inScope.length),
    caught: share(foreign.filter(({ isDeclined }) => isDeclined).length, foreign.length),
    falseAlarms: share(inScope.filter(({ isDeclined }) => isDeclined).length, inScope.length),
    entities: share(2 * found, 2 * found + wrong),
    calibration: calibrationOf(answered),
    slowest: times[Math.floor(times.length * 0.99)] ?? 0,
    answered,
  }
}
