import { readFileSync } from 'node:fs'

export type Count = { passed: number; failed: number }

/** Where the runners leave what they found, and the checks their sum. */
export const RESULTS = 'test-results'
export const UNIT_RESULTS = `${RESULTS}/unit.json`
export const BROWSER_RESULTS = `${RESULTS}/e2e.json`

/** What the last run of the unit tests found; throws when there was none. */
export const unitCount = (results = UNIT_RESULTS): Count => {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(results, 'utf8'))
  return { passed: Number(numPassedTests), failed: Number(numFailedTests) }
}

/** What the last run of the browser tests found; one that did not run counts as failed. Throws when there was no run. */
export const browserCount = (): Count => {
  const { stats } = JSON.parse(readFileSync(BROWSER_RESULTS, 'utf8'))
  return {
    passed: Number(stats.expected) + Number(stats.flaky),
    failed: Number(stats.unexpected) + Number(stats.skipped),
  }
}

/** What a runner found, whatever became of it: one that ends badly without a failed test has still failed. */
export const countOf = (code: number, counted?: () => Count): Count => {
  try {
    const count = counted?.()
    if (count) return { passed: count.passed, failed: count.failed || (code === 0 ? 0 : 1) }
  } catch {
    return { passed: 0, failed: 1 }
  }
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}
