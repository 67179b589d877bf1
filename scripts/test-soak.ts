import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readEnv } from '../platform/env.ts'
import type { Entry } from '../platform/inbox/entries.ts'
import { sendCommand } from '../platform/inbox/send-command.ts'
import { SITE as TOKEN_SITE } from '../tests/platform/identity/harness.ts'
import { listedPaths } from './bench/demo-site.ts'
import { demoEnv } from './lib/demo-env.ts'
import { freePort, isEnding, run, stopAll, stopOnSignal, type Environment } from './lib/processes.ts'
import { callFaults, steadiness, visitLines, type Visit } from './soak/report.ts'
import { supervise, type Supervised } from './soak/supervisor.ts'
import { VISITS, type Kept, type Patiently, type Places } from './soak/visitors.ts'

// Mixed visitors at a steady rate while platform and identity server are killed at random: nothing may be lost or doubled, and what is
// not killed stays as small as it was. `MINUTES=2 npm run test:soak` (SKIP_BUILD=1 keeps the last build).
const MINUTES = Number(process.env['MINUTES'] || 30)
const VISITS_PER_SECOND = Number(process.env['RATE'] || 2)
const LENGTH_MS = MINUTES * 60_000
/** Memory settles in the last part, in which nothing is killed. */
const KILLS_UNTIL = 0.5
const KILL_EVERY_MS = [20_000, 45_000] as const
const WARM_UP_MS = 60_000
const SAMPLE_MS = 2_000
const STEP_PATIENCE_MS = 60_000
const STEP_PAUSE_MS = 400
const MUCH = '1000000'

const say = (line: string) => process.stdout.write(`${line}\n`)

const patience = (visit: Visit, servers: readonly Supervised[]): Patiently => {
  return async (step) => {
    const end = Date.now() + STEP_PATIENCE_MS
    for (;;) {
      const begun = Date.now()
      try {
        return await step()
      } catch (error) {
        const text = error instanceof Error ? error.message : String(error)
        if (!servers.some(({ wasDown }) => wasDown(begun, Date.now()))) visit.errors.push(text)
        if (Date.now() > end) throw error
        visit.repeats += 1
        await sleep(STEP_PAUSE_MS)
      }
    }
  }
}

const chooseVisit = () => {
  let left = Math.random() * 100
  return VISITS.find(({ share }) => (left -= share) < 0) ?? VISITS[0]
}

const sendVisitors = async (places: Places, servers: readonly Supervised[], kept: Kept): Promise<Visit[]> => {
  const visits: Visit[] = []
  const running: Promise<void>[] = []
  const end = Date.now() + LENGTH_MS
  while (Date.now() < end && !isEnding()) {
    const { name, visit } = chooseVisit()
    const record: Visit = { name, ms: 0, repeats: 0, errors: [] }
    visits.push(record)
    const begun = Date.now()
    running.push(
      visit(places, patience(record, servers), kept)
        .catch((error: unknown) => void record.errors.push(`gave up: ${String(error)}`))
        .finally(() => {
          record.ms = Date.now() - begun
        }),
    )
    await sleep(1_000 / VISITS_PER_SECOND)
  }
  await Promise.all(running)
  return visits
}

const killAtRandom = async (servers: readonly Supervised[]) => {
  const end = Date.now() + LENGTH_MS * KILLS_UNTIL
  const [shortest, longest] = KILL_EVERY_MS
  for (let turn = 0; !isEnding(); turn += 1) {
    await sleep(shortest + Math.random() * (longest - shortest))
    if (Date.now() > end) return
    await servers[turn % servers.length]?.kill()
  }
}

const untilMailed = async (list: () => Promise<Entry[]>): Promise<Entry[]> => {
  const end = Date.now() + 60_000
  let entries = await list()
  while (entries.some(({ mail }) => mail !== 'sent') && Date.now() < end) {
    await sleep(500)
    entries = await list()
  }
  return entries
}

const judge = (entries: readonly Entry[], kept: Kept, visits: readonly Visit[]) => {
  const stored = new Set(entries.map(({ receipt }) => receipt))
  const forms = {
    lost: kept.receipts.filter((receipt) => !stored.has(receipt)).length,
    doubled: entries.length - stored.size + Math.max(0, entries.length - kept.receipts.length),
    unmailed: entries.filter(({ mail }) => mail !== 'sent').length,
  }
  const calls = callFaults(kept.calls)
  say(
    `forms      ${kept.receipts.length} kept: ${forms.lost} lost, ${forms.doubled} doubled, ${forms.unmailed} without their letter`,
  )
  say(
    `calls      ${kept.calls.length} made: ${calls.unfinished} did not end, ${calls.missing} events missing, ${calls.doubled} twice`,
  )
  const errors = visits.flatMap((visit) => visit.errors.map((error) => `${visit.name}: ${error}`))
  for (const error of errors.slice(0, 20)) say(`error while nothing was down: ${error}`)
  return [...Object.values(forms), ...Object.values(calls), errors.length].every((count) => count === 0)
}

const execute = async (dataDir: string): Promise<number> => {
  const [site = '', platform = '', identity = ''] = await Promise.all(
    [freePort(), freePort(), freePort()].map(async (port) => String(await port)),
  )
  const demo = demoEnv({ site, platform, identity })
  const env = {
    ...demo,
    // The sign-ins of the tests go back to an address of their own.
    SITE_URL: `${demo['SITE_URL']},${TOKEN_SITE}`,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'fatal',
    LINE_SPEED: '10',
    CAPTCHA_TRIES: '1',
    FORM_MIN_SECONDS: '0',
    LOGIN_TRIES: MUCH,
    ...Object.fromEntries(
      [
        ...['VISITOR', 'NUMBER', 'ADDRESS', 'RANGE'].map((whose) => `${whose}_DAILY_LIMIT`),
        ...['CALLS_PER_HOUR', 'REQUESTS_PER_MINUTE', 'UPLOAD_MB_PER_ADDRESS'],
      ].map((name) => [name, MUCH]),
    ),
  }
  const origin = (port: string) => `http://localhost:${port}`
  const openProgram = (name: string, port: string, own: Environment = env) =>
    supervise({ name, url: `${origin(port)}/healthz`, env: own })
  const servers = [await openProgram('platform', platform), await openProgram('identity', identity)]
  const siteEnv: Environment = { ...env, SITE_URL: demo['SITE_URL'] }
  if (!process.env['SKIP_BUILD'] && (await run('node', ['scripts/build.ts'], { env: siteEnv })) !== 0)
    return 1
  const front = await openProgram('start', site, siteEnv)
  const all = [...servers, front]
  const timer = setInterval(() => all.forEach(({ sample }) => sample()), SAMPLE_MS)
  const kept: Kept = { receipts: [], calls: [] }
  const places = {
    site: origin(site),
    issuer: `${origin(identity)}/auth/realms/song-ai`,
    pages: await listedPaths(origin(site)),
  }
  say(`${MINUTES} minutes, ${VISITS_PER_SECOND} visitors a second, ${places.pages.length} pages`)
  const [visits] = await Promise.all([sendVisitors(places, all, kept), killAtRandom(servers)])
  clearInterval(timer)
  const settings = readEnv(env)
  const entries = await untilMailed(
    async () => (await sendCommand(settings, { name: 'list', limit: 10_000 })) as Entry[],
  )
  for (const line of visitLines(visits)) say(line)
  const isKept = judge(entries, kept, visits)
  const steady = all.map((program) => steadiness(program, WARM_UP_MS))
  for (const { line } of steady) say(line)
  return isKept && steady.every(({ isFlat }) => isFlat) ? 0 : 1
}

stopOnSignal()
const dataDir = mkdtempSync(path.join(tmpdir(), 'soak-'))
try {
  process.exitCode = await execute(dataDir)
} finally {
  await stopAll()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit()
