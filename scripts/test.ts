import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { browserCount, countOf, RESULTS, UNIT_RESULTS, unitCount, type Count } from './lib/counts.ts'
import { run, runAside } from './lib/processes.ts'

type Step = { name: string; command: string; args: string[]; count?: () => Count }

/** These keep one core busy or wait for a good part of their time, so they run side by side. */
const CHECKS: Step[] = [
  {
    name: 'unit',
    command: 'vitest',
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_RESULTS}`],
    count: unitCount,
  },
  { name: 'lint', command: 'eslint', args: ['.'] },
  { name: 'format', command: 'prettier', args: ['--check', '--log-level', 'warn', '.'] },
  { name: 'types', command: 'tsc', args: ['--noEmit'] },
  { name: 'locales', command: 'node', args: ['scripts/check-locales.ts'] },
  { name: 'claims', command: 'node', args: ['scripts/check-claims.ts'] },
  { name: 'dead code', command: 'knip', args: [] },
]

const say = (line: string) => process.stdout.write(`${line}\n`)

const total: Count = { passed: 0, failed: 0 }
const add = (name: string, started: number, { passed, failed }: Count) => {
  total.passed += passed
  total.failed += failed
  const seconds = Math.round((performance.now() - started) / 1000)
  say(`== ${name}: ${failed ? 'failed' : 'passed'} in ${seconds} s`)
}

rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })
await Promise.all(
  CHECKS.map(async ({ name, command, args, count }) => {
    const started = performance.now()
    const { code, said } = await runAside(command, args)
    say(`\n== ${name}\n${said.trimEnd()}`)
    add(name, started, countOf(code, count))
  }),
)
const started = performance.now()
say('\n== build and browser')
add('build and browser', started, countOf(await run('node', ['scripts/e2e.ts']), browserCount))
const summary = `${total.passed} passed, ${total.failed} failed`
writeFileSync(`${RESULTS}/summary.txt`, `${summary}\n`)
say(`\n${summary}`)
process.exitCode = total.failed ? 1 : 0
