import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromiumPath } from './lib/chromium.ts'
import { demoEnv } from './lib/demo-env.ts'
import { startIdentity } from './lib/identity.ts'
import { freePort, run, start, stopAll, stopOnSignal, waitFor } from './lib/processes.ts'
import { isInstalled } from './lib/tools.ts'

// Builds the site against a running platform, starts both on free ports, and runs the browser tests on the result.
const sitePort = process.env['E2E_SITE_PORT'] || String(await freePort())
const platformPort = String(await freePort())
const identityPort = String(await freePort())
const dataDir = mkdtempSync(path.join(tmpdir(), 'e2e-'))
const env = {
  ...demoEnv({ site: sitePort, platform: platformPort, identity: identityPort }),
  DATA_DIR: dataDir,
  LINE_SPEED: '20',
  LOG_LEVEL: 'error',
  NUMBER_DAILY_LIMIT: '1000',
  ADDRESS_DAILY_LIMIT: '100000',
  RANGE_DAILY_LIMIT: '1000000',
  CALLS_PER_HOUR: '1000000',
  REQUESTS_PER_MINUTE: '100000',
  HANDSET_STEPS_PER_HOUR: '100000',
  CAPTCHA_TRIES: '1',
  FLAGS_FILE: path.join(dataDir, 'flags.json'),
  FORM_MIN_SECONDS: '0',
  LOGIN_TRIES: '1000',
  REVALIDATE_SECRET: 'e2e',
  REGISTRATIONS_PER_HOUR: '1000',
}

const execute = async () => {
  const platform = start('node', ['platform/main.ts'], { env })
  await waitFor(`http://localhost:${platformPort}/healthz`, platform)
  const identity = await startIdentity(env)
  if (!process.env['SKIP_BUILD'] && (await run('node', ['scripts/build.ts'], { env })) !== 0) return 1
  const site = start('node', ['scripts/start.ts'], { env, quiet: true })
  await waitFor(`http://localhost:${sitePort}/healthz`, site)
  const hasJava = await isInstalled('java', '-version')
  if (!hasJava) process.stdout.write('The HTML of the pages is not checked: Java cannot be found here.\n')
  const without = hasJava ? [] : ['--grep-invert', '@java']
  return run('playwright', ['test', ...process.argv.slice(2), ...without], {
    env: {
      ...env,
      CHROMIUM_PATH: await chromiumPath(),
      PLATFORM_PID: String(platform.pid),
      IDENTITY_PID: String(identity?.pid ?? ''),
    },
  })
}

stopOnSignal()
try {
  process.exitCode = await execute()
} finally {
  await stopAll()
  rmSync(dataDir, { recursive: true, force: true })
}
