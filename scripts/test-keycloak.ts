import { mkdirSync, writeFileSync } from 'node:fs'
import { browserCount, countOf, RESULTS } from './lib/counts.ts'
import { missingTools, startKeycloak } from './lib/keycloak.ts'
import { freePort, run, stopAll, stopOnSignal } from './lib/processes.ts'

// The sign-in tests of the browser suite, against a real Keycloak with the realm of deploy/keycloak.
// What they found goes beside the results of the suite; without Java and Maven there is nothing to count.
const say = (line: string) => process.stdout.write(`${line}\n`)

const execute = async (): Promise<number> => {
  const missing = await missingTools()
  if (missing.length > 0) {
    say(`Sign-in was not tested against a real Keycloak: ${missing.join(' and ')} cannot be found here.`)
    return 0
  }
  const sitePort = String(await freePort())
  const KEYCLOAK_URL = await startKeycloak(await freePort(), `http://localhost:${sitePort}`)
  say(`Keycloak is up at ${KEYCLOAK_URL}`)
  const tests = ['sign-in', 'flags', '--project=desktop', '--workers=1', ...process.argv.slice(2)]
  const env = { KEYCLOAK_URL, E2E_SITE_PORT: sitePort }
  const code = await run('node', ['scripts/e2e.ts', ...tests], { env })
  const { passed, failed } = countOf(code, browserCount)
  mkdirSync(RESULTS, { recursive: true })
  writeFileSync(`${RESULTS}/keycloak.txt`, `${passed} passed, ${failed} failed\n`)
  return code
}

stopOnSignal()
try {
  process.exitCode = await execute()
} catch (error) {
  say(`test:keycloak: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
} finally {
  await stopAll()
}
