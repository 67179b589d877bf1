import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  browserCount,
  browserFailures,
  countOf,
  RESULTS,
  UNIT_RESULTS,
  unitCount,
  unitFailures,
  type Count,
} from './lib/counts.ts'
import { run, runAside, stopOnSignal } from './lib/processes.ts'

type Step = { name: string; command: string; args: string[] }

/** Each of these keeps one core busy, so they run side by side. */
const CHECKS: Step[] = [
  { name: 'lint', command: 'eslint', args: ['.'] },
  { name: 'cycles', command: 'npm', args: ['run', '--silent', 'cycles'] },
  { name: 'format', command: 'oxfmt', args: ['--check'] },
  { name: 'types', command: 'tsc', args: ['--noEmit', '--singleThreaded'] },
  { name: 'locales', command: 'node', args: ['scripts/check-locales.ts'] },
  { name: 'claims', command: 'node', args: ['scripts/check-claims.ts'] },
  { name: 'advisories', command: 'node', args: ['scripts/audit.ts'] },
  { name: 'dead code', command: 'knip', args: [] },
]

/** These use every core themselves. */
const RUNNERS: (Step & { count: () => Count; failures: () => string[] })[] = [
  {
    name: 'unit',
    command: 'vitest',
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_RESULTS}`],
    count: unitCount,
    failures: unitFailures,
  },
  {
    name: 'build and browser',
    command: 'node',
    args: ['scripts/e2e.ts'],
    count: browserCount,
    failures: browserFailures,
  },
]

const say = (line: string) => process.stdout.write(`${line}\n`)

const total: Count = { passed: 0, failed: 0 }
const failures: string[] = []

/** What failed of a step, by name: its tests, or the step itself where it broke without one. */
const namesOf = (name: string, failed: number, read?: () => string[]) => {
  try {
    const names = read?.() ?? []
    return names.length === 0 && failed > 0 ? [name] : names
  } catch {
    return [name]
  }
}

const add = (name: string, started: number, { passed, failed }: Count, read?: () => string[]) => {
  total.passed += passed
  total.failed += failed
  failures.push(...namesOf(name, failed, read))
  const seconds = Math.round((performance.now() - started) / 1000)
  say(`== ${name}: ${failed ? 'failed' : 'passed'} in ${seconds} s`)
}

// Programs are started by the hundred here: what Node makes of their source is kept from one to the next.
process.env['NODE_COMPILE_CACHE'] ||= resolve('node_modules/.cache/node')

stopOnSignal()
rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })
await Promise.all(
  CHECKS.map(async ({ name, command, args }) => {
    const started = performance.now()
    const { code, output } = await runAside(command, args)
    say(`\n== ${name}\n${output.trimEnd()}`)
    add(name, started, countOf(code))
  }),
)
for (const { name, command, args, count, failures: read } of RUNNERS) {
  const started = performance.now()
  say(`\n== ${name}`)
  add(name, started, countOf(await run(command, args), count), read)
}
const summary = `${total.passed} passed, ${total.failed} failed`
writeFileSync(`${RESULTS}/summary.txt`, `${summary}\n`)
writeFileSync(`${RESULTS}/failures.txt`, failures.map((failure) => `${failure}\n`).join(''))
say(['', ...failures, summary].join('\n'))
process.exitCode = total.failed ? 1 : 0
