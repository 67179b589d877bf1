import { demoEnv } from './lib/demo-env.ts'
import { startIdentity } from './lib/identity.ts'
import { expectFree, run, start, stopAll, stopOnSignal, waitFor } from './lib/processes.ts'

const port = process.env['PORT'] || '3000'
const platformPort = process.env['PLATFORM_PORT'] || '4000'
const identityPort = process.env['IDENTITY_PORT'] || '8180'
const env = demoEnv({ site: port, platform: platformPort, identity: identityPort })
const say = (...lines: string[]) => process.stdout.write(`${lines.join('\n')}\n`)

const fail = async (error: unknown) => {
  say(`demo: ${error instanceof Error ? error.message : String(error)}`)
  await stopAll()
  process.exit(1)
}

stopOnSignal()
try {
  // Otherwise whoever is there already would answer in our place.
  await expectFree(port, 'PORT')
  await expectFree(platformPort, 'PLATFORM_PORT')
  const quietEnv = { ...env, LOG_LEVEL: process.env['LOG_LEVEL'] || 'warn' }
  const identity = await startIdentity(quietEnv)
  const platform = start('node', ['platform/main.ts'], { env: quietEnv })
  await waitFor(`http://localhost:${platformPort}/healthz`, platform)
  say('', 'Building the site. This takes about a minute the first time.', '')
  if ((await run('node', ['scripts/build.ts'], { env })) !== 0) throw new Error('the build failed')
  const site = start('node', ['scripts/start.ts'], { env, quiet: true })
  await waitFor(`http://localhost:${port}/healthz`, site)
  say(
    '',
    `  Ready: ${env['SITE_URL']}/ (Vietnamese)   ${env['SITE_URL']}/en (English)`,
    `  Platform: http://localhost:${platformPort}/docs (its API)   /healthz`,
    `  Sign-in: ${env['KEYCLOAK_URL']}${identity ? `   as ${env['DEMO_USER']}, password ${env['DEMO_USER_PASSWORD']}` : ''}`,
    '',
    '  Try: a demo call to 0912345678 on the home page, from the form to its replay.',
    '  Other endings by the last two digits: 01 busy, 02 no answer, 03 voicemail, 04 line error, 05 system error,',
    '  06 and 07 not allowed, 08 the line goes silent, 09 the connection drops (e.g. 0912345601).',
    '  LINE_SPEED=8 makes calls eight times faster. Stop with Ctrl+C.',
    '',
  )
  site.once('exit', () => void fail('the site ended'))
  platform.once('exit', () => say('The platform has stopped; the site goes on without it.'))
  identity?.once('exit', () => say('The identity server has stopped; the site goes on without sign-in.'))
} catch (error) {
  await fail(error)
}
