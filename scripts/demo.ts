import { writeFileSync } from 'node:fs'
import { isBuilt } from './lib/build-inputs.ts'
import { demoEnv } from './lib/demo-env.ts'
import { startIdentity } from './lib/identity.ts'
import {
  expectFree,
  isEnding,
  runAside,
  start,
  stopAll,
  stopOnSignal,
  waitFor,
  wasStopped,
} from './lib/processes.ts'

const port = process.env['PORT'] || '3000'
const platformPort = process.env['PLATFORM_PORT'] || '4000'
const identityPort = process.env['IDENTITY_PORT'] || '8180'
const env = demoEnv({ site: port, platform: platformPort, identity: identityPort })
const BUILD_LOG = '.next/build.log'
const TAIL_LINES = 20

const say = (...lines: string[]) => process.stdout.write(`${lines.join('\n')}\n`)

const fail = async (error: unknown) => {
  // What fails because it is being stopped is no failure.
  if (isEnding()) return
  say(`demo: ${error instanceof Error ? error.message : String(error)}`)
  await stopAll()
  process.exit(1)
}

/** Does one step of the start on one line: its name while it runs, then how long it took. */
const step = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
  const started = performance.now()
  process.stdout.write(`  ${name.padEnd(48)}`)
  try {
    const result = await work()
    say(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s`)
    return result
  } catch (error) {
    say(isEnding() ? 'stopped' : 'failed')
    throw error
  }
}

const build = async () => {
  const { code, output } = await runAside('node', ['scripts/build.ts'], env)
  if (code === 0) return
  // Ctrl+C reaches the build and this process, at times in this order.
  if (wasStopped(code)) void stopAll().then(() => process.exit(code))
  writeFileSync(BUILD_LOG, output)
  const tail = output.trimEnd().split('\n').slice(-TAIL_LINES)
  throw new Error(['the build failed:', ...tail, `All it said is in ${BUILD_LOG}.`].join('\n'))
}

const startPlatform = async (quietEnv: typeof env) => {
  const platform = start('node', ['platform/main.ts'], { env: quietEnv })
  await waitFor(`http://localhost:${platformPort}/healthz`, platform)
  return platform
}

const startSite = async () => {
  const site = start('node', ['scripts/start.ts'], { env, quiet: true })
  await waitFor(`http://localhost:${port}/healthz`, site)
  return site
}

/** Frames lines of text. */
const box = (lines: readonly string[]) => {
  const width = Math.max(...lines.map((line) => line.length))
  const edge = '─'.repeat(width + 4)
  return [`┌${edge}┐`, ...lines.map((line) => `│  ${line.padEnd(width)}  │`), `└${edge}┘`]
}

stopOnSignal()
try {
  // Otherwise whoever is there already would answer in our place.
  await expectFree(port, 'PORT')
  await expectFree(platformPort, 'PLATFORM_PORT')
  const quietEnv = { ...env, LOG_LEVEL: process.env['LOG_LEVEL'] || 'warn' }
  say('')
  const [identity, platform] = await step('Identity server and platform', () =>
    // The box names the user that the server would print in the middle of this line.
    Promise.all([startIdentity(quietEnv, { quiet: true }), startPlatform(quietEnv)]),
  )
  if (isBuilt()) say('  Build: unchanged since the last one')
  else await step('Build (about a minute the first time)', build)
  const site = await step('Site', startSite)
  const user = identity ? `   as ${env['DEMO_USER']}, password ${env['DEMO_USER_PASSWORD']}` : ''
  say(
    '',
    ...box([
      `Ready: ${env['SITE_URL']}/ (Vietnamese)   ${env['SITE_URL']}/en (English)`,
      `Platform: http://localhost:${platformPort}/docs (its API)   /healthz`,
      `Sign-in: ${env['KEYCLOAK_URL']}${user}`,
      `Letters: ${env['DATA_DIR']}/outbox and ${env['DATA_DIR']}/identity/outbox`,
      '',
      'Try: a demo call to 0912345678 on the home page, from the form to its replay.',
      'Other endings by the last two digits: 01 busy, 02 no answer, 03 voicemail,',
      '04 line error, 05 system error, 06 and 07 not allowed, 08 the line goes silent,',
      '09 the connection drops (e.g. 0912345601). LINE_SPEED=8 makes calls eight times',
      'faster. Stop with Ctrl+C.',
    ]),
  )
  site.once('exit', () => void fail(new Error('the site ended')))
  const report = (line: string) => () => {
    if (!isEnding()) say(line)
  }
  platform.once('exit', report('The platform has stopped; the site goes on without it.'))
  identity?.once('exit', report('The identity server has stopped; the site goes on without sign-in.'))
} catch (error) {
  await fail(error)
}
