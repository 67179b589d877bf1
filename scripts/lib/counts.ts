import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'

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

const unitSchema = z.object({
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
})

const suiteSchema = z.object({
  title: z.string(),
  specs: z.array(
    z.object({
      title: z.string(),
      tests: z.array(
        z.object({
          projectName: z.string(),
          status: z.string(),
          results: z.array(z.object({ error: z.object({ message: z.string() }).optional() })),
        }),
      ),
    }),
  ),
  get suites() {
    return z.array(suiteSchema).optional()
  },
})

const browserSchema = z.object({ suites: z.array(suiteSchema) })

const named = (status: string, name: string, message = 'did not run') =>
  `${status}: ${name}: ${stripVTControlCharacters(message).split('\n', 1)[0]}`

/** The unit tests that failed in the last run, a line each with what they said first; throws when there was none. */
export const unitFailures = (results = UNIT_RESULTS): string[] =>
  unitSchema
    .parse(JSON.parse(readFileSync(results, 'utf8')))
    .testResults.flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => named('failed', fullName, failureMessages[0]))

const failuresOf = ({ title: file, specs, suites = [] }: z.infer<typeof suiteSchema>): string[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ projectName, status, results }) => {
        const message = results.find(({ error }) => error)?.error?.message
        return named(status === 'flaky' ? status : 'failed', `[${projectName}] ${file} › ${title}`, message)
      }),
  ),
  ...suites.flatMap(failuresOf),
]

/** The browser tests that failed, did not run, or passed only the second time in the last run, as `unitFailures` gives them. */
export const browserFailures = (results = BROWSER_RESULTS): string[] =>
  browserSchema.parse(JSON.parse(readFileSync(results, 'utf8'))).suites.flatMap(failuresOf)

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
