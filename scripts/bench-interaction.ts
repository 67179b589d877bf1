import { startBareBrowser } from './bench/bare-browser.ts'
import { measureRound, type Round } from './bench/interaction.ts'
import { onDemoSite } from './bench/demo-site.ts'
import { median } from './bench/report.ts'

// Every kind of control, pressed with the processor slowed four times: milliseconds until the next picture. Needs a built site and a quiet machine.
const ROUNDS = Number(process.env['ROUNDS'] || 5)
/** What a press may take, and a task after the page has loaded, in milliseconds. */
const LIMIT_MS = 100

const line = (name: string, values: readonly number[]) => {
  const middle = median(values)
  const all = values.map((value) => String(Math.round(value)).padStart(5)).join('')
  console.log(
    `${name.padEnd(48)}${String(Math.round(middle)).padStart(6)}${middle > LIMIT_MS ? ' !' : '  '}${all}`,
  )
  return middle > LIMIT_MS
}

const measureAll = async (url: string) => {
  const browser = await startBareBrowser()
  const rounds: Round[] = []
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measureRound(browser, url))
  await browser.close()
  console.log(`${'ms, 4 times slowed'.padEnd(48)}median  each of ${ROUNDS} rounds`)
  const names = [...new Set(rounds.flatMap((round) => [...round.keys()]))]
  const over = names.filter((name) =>
    line(
      name,
      rounds.flatMap((round) => round.get(name) ?? []),
    ),
  )
  process.exitCode = over.length ? 1 : 0
}

await onDemoSite(measureAll)
