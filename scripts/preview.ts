import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { isBuilt } from './lib/build-inputs.ts'
import { demoEnv } from './lib/demo-env.ts'
import {
  expectFree,
  freePort,
  isEnding,
  run,
  start,
  stopAll,
  stopOnSignal,
  waitFor,
} from './lib/processes.ts'
import { openGate } from './preview/gate.ts'

const MOST_MINUTES = 7 * 24 * 60

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '60' } } })
const minutes = Number(values.minutes)
const port = process.env['PORT'] || '3000'

const say = (line: string) => process.stdout.write(`${line}\n`)

const serve = async () => {
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > MOST_MINUTES)
    throw new Error(`--minutes takes a number from 1 to ${MOST_MINUTES}`)
  await expectFree(port, 'PORT')
  const [sitePort, platformPort] = [await freePort(), await freePort()].map(String)
  const address = process.env['SITE_URL'] || `http://localhost:${port}`
  const env = {
    ...demoEnv({ site: sitePort ?? '', platform: platformPort ?? '', identity: '0' }),
    SITE_URL: address,
    // By the gate, as everything else.
    SOCKET_URL: address,
    SITE_HOST: '127.0.0.1',
    PLATFORM_HOST: '127.0.0.1',
    DATA_DIR: '.data/preview',
    KEYCLOAK_URL: '',
    LOG_LEVEL: process.env['LOG_LEVEL'] || 'warn',
  }
  const here = (at: string | undefined) => new URL(`http://127.0.0.1:${at}`)
  const platform = start('node', ['platform/main.ts'], { env })
  await waitFor(new URL('/healthz', here(platformPort)).href, platform)
  if (!isBuilt()) {
    say('The draft is built, which takes about a minute …')
    if ((await run('node', ['scripts/build.ts'], { env, quiet: true })) !== 0)
      throw new Error('the build failed')
  }
  const site = start('node', ['scripts/start.ts'], { env, quiet: true })
  await waitFor(new URL('/healthz', here(sitePort)).href, site)
  const lifeS = minutes * 60
  const gate = await openGate({
    site: here(sitePort),
    platform: here(platformPort),
    port: Number(port),
    lifeS,
  })
  const end = new Date(Date.now() + lifeS * 1_000).toLocaleTimeString('sv-SE')
  say(`The draft is shown until ${end} at ${address}/preview/${gate.secret}`)
  await sleep(lifeS * 1_000)
  gate.close()
}

stopOnSignal()
try {
  await serve()
  say('The draft is no longer shown.')
} catch (error) {
  if (!isEnding())
    process.stderr.write(`preview: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
await stopAll()
