import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { followBooked, type Followed } from './bench/client.ts'
import { peakMemory } from './bench/memory.ts'
import { plannedTimes } from './bench/plans.ts'
import { report } from './bench/report.ts'
import { commandOf } from './lib/command-of.ts'
import { demoEnv } from './lib/demo-env.ts'
import { freePort, start, stop, stopAll, stopOnSignal, waitFor } from './lib/processes.ts'

// 500 visitors call at once on one platform process of its own: HTTP, then the socket, then every status event.
const CALLS = Number(process.env['CALLS'] || 500)
const SPEED = 20
const PATIENCE_MS = 120_000
/** What the platform may take for 500 calls, its embedded database included. */
const MEMORY_MIB = 400

const platformPort = String(await freePort())
const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-'))
const env = {
  ...demoEnv({ site: '3000', platform: platformPort, identity: '8180' }),
  DATA_DIR: dataDir,
  LINE_SPEED: String(SPEED),
  LOG_LEVEL: 'error',
  VISITOR_DAILY_LIMIT: '1000000',
  NUMBER_DAILY_LIMIT: '1000000',
  ADDRESS_DAILY_LIMIT: '1000000',
  RANGE_DAILY_LIMIT: '1000000',
  CALLS_PER_HOUR: '1000000',
  REQUESTS_PER_MINUTE: '1000000',
  CAPTCHA_TRIES: '1',
}

const inTime = (calls: Promise<Followed[]>) => {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('the calls did not end in time')), PATIENCE_MS).unref()
  })
  return Promise.race([calls, late])
}

const execute = async (): Promise<number> => {
  const url = `http://127.0.0.1:${platformPort}`
  const [command = '', ...args] = commandOf('platform')
  const platform = start(command, args, { env })
  await waitFor(`${url}/healthz`, platform)
  const memory = peakMemory(platform.pid ?? 0)
  const begun = Date.now()
  const calls = await inTime(
    Promise.all(Array.from({ length: CALLS }, (_unused, index) => followBooked(url, index))),
  )
  const seconds = (Date.now() - begun) / 1_000
  const megabytes = memory.stop()
  await stop(platform)
  const due = await plannedTimes(dataDir, SPEED)
  const code = report({ calls, due, seconds, megabytes })
  if (CALLS > 500 || megabytes.peak <= MEMORY_MIB) return code
  console.log(`more than ${MEMORY_MIB} MB`)
  return 1
}

stopOnSignal()
try {
  process.exitCode = await execute()
} finally {
  await stopAll()
  rmSync(dataDir, { recursive: true, force: true })
}
// Sockets that were still waiting when it failed must not hold it open.
process.exit()
