import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { FAULTS, openFaultProxy } from './faults/fault-proxy.ts'
import { chromiumPath } from './lib/chromium.ts'
import { demoEnv } from './lib/demo-env.ts'
import { startIdentity } from './lib/identity.ts'
import { freePort, run, start, stopAll, stopOnSignal, waitFor } from './lib/processes.ts'

// Nine services, each behind a proxy that answers badly in nine ways, while a browser walks the flow that needs it:
// `npm run test:faults [-- --grep news]`. Writes what visitors saw into docs/faults.md when all were walked.
const RESULTS = 'test-results/faults'
const SERVICES = {
  api: 'API_URL',
  sockets: 'SOCKET_URL',
  identity: 'KEYCLOAK_URL',
  flags: 'GROWTHBOOK_API_HOST',
  prices: 'AUTH_API_URL',
  news: 'NEWS_API_URL',
  upload: 'UPLOAD_API_URL',
  speech: 'VOICE_API_URL',
  country: 'GEO_API_URL',
} as const

type Row = { service: string; fault: string; sees: string; seconds: number }

const readRows = (service: string): Row[] =>
  JSON.parse(readFileSync(path.join(RESULTS, `${service}.json`), 'utf8'))

const writeTable = () => {
  const found = readdirSync(RESULTS)
  const services = Object.keys(SERVICES).filter((service) => found.includes(`${service}.json`))
  const lines = services.flatMap((service) =>
    readRows(service).map(
      ({ fault, sees, seconds }) => `| ${service} | ${fault} | ${sees.replaceAll('|', '/')} | ${seconds} |`,
    ),
  )
  const table = [
    '| Service | State | What the visitor sees | After (s) |',
    '|---|---|---|---|',
    ...lines,
  ].join('\n')
  process.stdout.write(`${table}\n`)
  if (lines.length !== Object.keys(SERVICES).length * FAULTS.length) return
  const text = readFileSync('docs/faults.md', 'utf8')
  writeFileSync('docs/faults.md', `${text.slice(0, text.indexOf('| Service |'))}${table}\n`)
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
  for (const [service, variable] of Object.entries(SERVICES)) {
    const port = await freePort()
    ports[service] = port
    const isIdentity = service === 'identity'
    proxies.push(await openFaultProxy(`http://localhost:${isIdentity ? identity : platform}`, port))
    faulty[variable] = `http://localhost:${port}${isIdentity ? '/auth' : ''}`
  }
  const all = { ...env, ...faulty }
  await startIdentity(all)
  if (!process.env['SKIP_BUILD'] && (await run('node', ['scripts/build.ts'], { env: all })) !== 0) return 1
  const served = start('node', ['scripts/start.ts'], { env: all, quiet: true })
  await waitFor(`http://localhost:${site}/healthz`, served)
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS, { recursive: true })
  const code = await run(
    'playwright',
    ['test', '--project=faults', '--workers=1', ...process.argv.slice(2)],
    {
      env: { ...all, FAULTS: JSON.stringify(ports), CHROMIUM_PATH: await chromiumPath() },
    },
  )
  writeTable()
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
