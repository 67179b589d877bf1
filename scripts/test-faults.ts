import { mkdirSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openFaultProxy } from './faults/fault-proxy.ts'
import { ABROAD, isWhole, SERVICES, tableOf, withTable, type Walked } from './faults/table.ts'
import { chromiumPath } from './lib/chromium.ts'
import { commandOf } from './lib/command-of.ts'
import { demoEnv } from './lib/demo-env.ts'
import { startIdentity } from './lib/identity.ts'
import { freePort, run, start, stopAll, stopOnSignal, waitFor } from './lib/processes.ts'

// Nine services, each behind a proxy that answers badly in nine ways, while a browser walks the flow that needs it:
// `npm run test:faults [-- --grep news]`. Writes what visitors saw into docs/faults.md when all were walked.
const RESULTS = 'test-results/faults'
const DOCUMENT = 'docs/faults.md'

const countryOf = (visitor: string) => ({ 'cf-ipcountry': visitor.startsWith(ABROAD) ? 'DE' : 'VN' })

const readRows = (): Walked[] => {
  const found = readdirSync(RESULTS)
  return Object.keys(SERVICES).flatMap((service) => {
    const file = `${service}.json`
    return found.includes(file) ? JSON.parse(readFileSync(path.join(RESULTS, file), 'utf8')).rows : []
  })
}

const report = (isGood: boolean) => {
  const rows = readRows()
  const table = tableOf(rows)
  process.stdout.write(`${table}\n`)
  if (isGood && isWhole(rows)) writeFileSync(DOCUMENT, withTable(readFileSync(DOCUMENT, 'utf8'), table))
}

const execute = async () => {
  const [site = '', platform = '', identity = ''] = await Promise.all(
    [freePort(), freePort(), freePort()].map(async (port) => String(await port)),
  )
  const dataDir = mkdtempSync(path.join(tmpdir(), 'faults-'))
  const env = {
    ...demoEnv({ site, platform, identity }),
    DATA_DIR: dataDir,
    LINE_SPEED: '20',
    LOG_LEVEL: 'fatal',
    NUMBER_DAILY_LIMIT: '1000',
    VISITOR_DAILY_LIMIT: '1000',
    ADDRESS_DAILY_LIMIT: '100000',
    RANGE_DAILY_LIMIT: '1000000',
    CALLS_PER_HOUR: '1000000',
    REQUESTS_PER_MINUTE: '100000',
    TTS_DAILY_LIMIT: '1000',
    CAPTCHA_TRIES: '1',
    FORM_MIN_SECONDS: '0',
    REVALIDATE_SECRET: 'faults',
    FLAGS_FILE: path.join(dataDir, 'flags.json'),
  }
  const child = start('node', ['platform/main.ts'], { env })
  await waitFor(`http://localhost:${platform}/healthz`, child)
  const faulty: Record<string, string> = {}
  const ports: Record<string, number> = {}
  const proxies = []
  for (const [service, { setting }] of Object.entries(SERVICES)) {
    const port = await freePort()
    ports[service] = port
    const isIdentity = service === 'identity'
    // In front of a service that tells countries stands a network that knows them.
    const target = `http://localhost:${isIdentity ? identity : platform}`
    const proxy =
      service === 'country' ? openFaultProxy(target, port, { adds: countryOf }) : openFaultProxy(target, port)
    proxies.push(await proxy)
    faulty[setting] = `http://localhost:${port}${isIdentity ? '/auth' : ''}`
  }
  // Files go to the platform itself, past the proxies.
  const all = { ...env, ...faulty, STORAGE_URL: `http://localhost:${platform}` }
  await startIdentity(all)
  if (!process.env['SKIP_BUILD'] && (await run('node', ['scripts/build.ts'], { env: all })) !== 0) return 1
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS, { recursive: true })
  // Kept for the tests, which read what the site says of itself.
  const errors = openSync(path.join(RESULTS, 'site.log'), 'w')
  const [command = '', ...args] = commandOf('start')
  const served = start(command, args, { env: all, quiet: true, errors })
  await waitFor(`http://localhost:${site}/healthz`, served)
  const code = await run(
    'playwright',
    ['test', '--project=faults', '--workers=1', ...process.argv.slice(2)],
    {
      env: {
        ...all,
        FAULTS: JSON.stringify(ports),
        FAULTS_FOLDER: RESULTS,
        CHROMIUM_PATH: await chromiumPath(),
      },
    },
  )
  report(code === 0)
  for (const proxy of proxies) proxy.close()
  rmSync(dataDir, { recursive: true, force: true })
  return code
}

stopOnSignal()
try {
  process.exitCode = await execute()
} finally {
  await stopAll()
}
