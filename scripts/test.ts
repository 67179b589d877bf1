import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { browserCount, countOf, RESULTS, UNIT_RESULTS, unitCount, type Count } from './lib/counts.ts'
import { run } from './lib/processes.ts'

type Step = { name: string; command: string; args: string[]; count?: () => Count }

const STEPS: Step[] = [
  { name: 'lint', command: 'eslint', args: ['.'] },
  { name: 'format', command: 'prettier', args: ['--check', '--log-level', 'warn', '.'] },
  { name: 'types', command: 'tsc', args: ['--noEmit'] },
  { name: 'locales', command: 'node', args: ['scripts/check-locales.ts'] },
  { name: 'claims', command: 'node', args: ['scripts/check-claims.ts'] },
  { name: 'dead code', command: 'knip', args: [] },
  {
    name: 'unit',
    command: 'vitest',
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_RESULTS}`],
    count: unitCount,
  },
  { name: 'build and browser', command: 'node', args: ['scripts/e2e.ts'], count: browserCount },
]

const say = (line: string) => process.stdout.write(`${line}\n`)

rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })
const total: Count = { passed: 0, failed: 0 }
for (const step of STEPS) {
  const started = performance.now()
  say(`\n== ${step.name}`)
  const { passed, failed } = countOf(await run(step.command, step.args), step.count)
  total.passed += passed
  total.failed += failed
  say(
    `== ${step.name}: ${failed ? 'failed' : 'passed'} in ${Math.round((performance.now() - started) / 1000)} s`,
  )
}
const summary = `${total.passed} passed, ${total.failed} failed`
writeFileSync(`${RESULTS}/summary.txt`, `${summary}\n`)
say(`\n${summary}`)
process.exitCode = total.failed ? 1 : 0
