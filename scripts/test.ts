import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { run } from './lib/processes.ts'

type Count = { passed: number; failed: number }
type Step = { name: string; command: string; args: string[]; count?: () => Count }

const OUT = 'test-results'
const UNIT = `${OUT}/unit.json`
const E2E = `${OUT}/e2e.json`

const unitCount = (): Count => {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(UNIT, 'utf8'))
  return { passed: Number(numPassedTests), failed: Number(numFailedTests) }
}

const e2eCount = (): Count => {
  const { stats } = JSON.parse(readFileSync(E2E, 'utf8'))
  return {
    passed: Number(stats.expected) + Number(stats.flaky),
    failed: Number(stats.unexpected) + Number(stats.skipped),
  }
}

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
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT}`],
    count: unitCount,
  },
  { name: 'build and browser', command: 'node', args: ['scripts/e2e.ts'], count: e2eCount },
]

const say = (line: string) => process.stdout.write(`${line}\n`)

const countOf = (step: Step, code: number): Count => {
  try {
    const counted = step.count?.()
    // A runner that ends badly without a failed test has still failed.
    if (counted) return { passed: counted.passed, failed: counted.failed || (code === 0 ? 0 : 1) }
  } catch {
    return { passed: 0, failed: 1 }
  }
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

rmSync(OUT, { recursive: true, force: true })
mkdirSync(OUT, { recursive: true })
const total: Count = { passed: 0, failed: 0 }
for (const step of STEPS) {
  const started = performance.now()
  say(`\n== ${step.name}`)
  const { passed, failed } = countOf(step, await run(step.command, step.args))
  total.passed += passed
  total.failed += failed
  say(
    `== ${step.name}: ${failed ? 'failed' : 'passed'} in ${Math.round((performance.now() - started) / 1000)} s`,
  )
}
const summary = `${total.passed} passed, ${total.failed} failed`
writeFileSync(`${OUT}/summary.txt`, `${summary}\n`)
say(`\n${summary}`)
process.exitCode = total.failed ? 1 : 0
