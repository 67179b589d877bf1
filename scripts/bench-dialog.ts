import { BOTS } from '../lib/contract/enums.ts'
import { createEngine, trainAll } from '../platform/dialog/engine.ts'
import { measureBot, type Answered } from './bench/dialog-measure.ts'

// How well the bots understand what they have not learned from. `--wrong` lists every message that was not understood.
const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(8)

const confusion = (answered: readonly Answered[]) => {
  const intents = [...new Set(answered.map(({ wanted }) => wanted))]
  return intents.map((intent) => {
    const of = answered.filter(({ wanted }) => wanted === intent)
    const wrong = of.filter(({ got }) => got !== intent).map(({ got }) => got)
    const claimed = answered.filter(({ got }) => got === intent)
    const counts = [...new Set(wrong)].map((got) => `${got} ${wrong.filter((other) => other === got).length}`)
    const recall = (of.length - wrong.length) / of.length
    const precision = claimed.length === 0 ? 1 : (of.length - wrong.length) / claimed.length
    return `  ${intent.padEnd(20)} ${String(of.length).padStart(4)} ${percent(recall)} ${percent(precision)}  ${counts.join(', ')}`
  })
}

const engine = createEngine()
const start = performance.now()
await trainAll(engine)
console.log(`learned in ${Math.round(performance.now() - start)} ms`)
console.log('bot     typed    intents   caught  false alarms  entities  calibration error  99th percentile')
const lists: string[] = []
for (const bot of BOTS)
  for (const isPlain of [false, true]) {
    const measured = await measureBot(engine, bot, isPlain)
    const { intents, caught, falseAlarms, entities, calibration, slowest, answered } = measured
    console.log(
      `${bot.padEnd(7)} ${isPlain ? 'plain ' : 'marked'} ${percent(intents)} ${percent(caught)}      ${percent(falseAlarms)}  ${percent(entities)}           ${percent(calibration)}        ${slowest.toFixed(1)} ms`,
    )
    if (!isPlain) lists.push(`\n${bot}: messages, recall, precision, taken for`, ...confusion(answered))
    if (process.argv.includes('--wrong'))
      for (const { wanted, got, confidence, text, missed, extra } of answered) {
        if (wanted !== got) lists.push(`  ${bot} ${wanted} -> ${got} ${confidence} | ${text}`)
        if (missed.length + extra.length > 0)
          lists.push(`  ${bot} missed [${missed.join(' ')}] extra [${extra.join(' ')}] | ${text}`)
      }
  }
console.log('\ncasual messages (facts are not noted): intents, caught, false alarms, calibration error')
for (const bot of BOTS)
  for (const isPlain of [false, true]) {
    const { intents, caught, falseAlarms, calibration } = await measureBot(engine, bot, isPlain, 'casual')
    const shares = [intents, caught, falseAlarms, calibration].map(percent).join('  ')
    console.log(`${bot.padEnd(7)} ${isPlain ? 'plain ' : 'marked'} ${shares}`)
  }
console.log(lists.join('\n'))
