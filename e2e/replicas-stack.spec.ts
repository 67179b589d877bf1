import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { request, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'playwright/test'
import { followBooked } from '../scripts/bench/client'
import { faultsOf } from '../scripts/bench/report'
import { demoEnv } from '../scripts/lib/demo-env'
import { startNginx } from '../scripts/lib/nginx'
import { freePort, stop } from '../scripts/lib/processes'
import { startReplica, type Replica } from '../scripts/lib/replicas'
import { beginForm, contactBody, receiptOf } from '../tests/platform/forms'
import { solveCaptcha, visitorOf } from '../tests/platform/harness'
import { startMailServer } from '../tests/platform/mail-server'
import { hasPostgres, startPostgres } from '../tests/platform/postgres'
import { hasRedis, startRedis } from '../tests/platform/redis'

// Two of each behind the shipped nginx, on PostgreSQL and Redis, under load.
test.describe.configure({ mode: 'serial', timeout: 180_000 })
test.skip(!hasPostgres || !hasRedis, 'PostgreSQL and Redis are not installed here')

const CALLS = 30
const FORMS = 30
const WORKERS = 4
const PER_MINUTE = 40
const PERSON = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 Firefox/140.0' }

let folder = ''
let origin = ''
let postgres: Awaited<ReturnType<typeof startPostgres>>
let redis: Awaited<ReturnType<typeof startRedis>>
let mail: Awaited<ReturnType<typeof startMailServer>>
let nginx: ChildProcess | undefined
let sites: Replica[] = []
let platforms: Replica[] = []
let identities: Replica[] = []

/** As a balancer would name them: every visitor has an address, and so limits, of their own. */
let lastVisitor = 0
const from = () => {
  lastVisitor += 1
  return { 'x-forwarded-for': `198.51.${Math.floor(lastVisitor / 250)}.${(lastVisitor % 250) + 1}` }
}

test.beforeAll(async () => {
  test.setTimeout(180_000)
  folder = mkdtempSync(path.join(tmpdir(), 'replicas-'))
  chmodSync(folder, 0o755)
  ;[postgres, redis, mail] = await Promise.all([startPostgres(), startRedis(), startMailServer()])
  const http = await freePort()
  origin = `http://127.0.0.1:${http}`
  const env = {
    ...demoEnv({ site: '0', platform: '0', identity: '0' }),
    SITE_URL: origin,
    SOCKET_URL: origin,
    GROWTHBOOK_API_HOST: `${origin}/flags`,
    KEYCLOAK_URL: `${origin}/auth`,
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    APP_SECRET: 'x'.repeat(32),
    REVALIDATE_SECRET: 'y'.repeat(32),
    DEMO_USER: '',
    DEMO_USER_PASSWORD: '',
    CAPTCHA_TRIES: '1',
    FORM_MIN_SECONDS: '0',
    NUMBER_DAILY_LIMIT: '1000',
    REQUESTS_PER_MINUTE: String(PER_MINUTE),
    LINE_SPEED: '2',
    DRAIN_SECONDS: '2',
    LOG_LEVEL: 'error',
  }
  platforms = [await startReplica('platform', folder, env), await startReplica('platform', folder, env)]
  identities = [await startReplica('identity', folder, env), await startReplica('identity', folder, env)]
  const portsOf = (replicas: Replica[]) => replicas.map(({ port }) => port)
  // Each asks a platform of its own, which is away for a while here and there: pages live on what they know.
  sites = await Promise.all(
    platforms.map(({ url }) => startReplica('start', folder, { ...env, API_URL: url })),
  )
  nginx = await startNginx(
    path.join(folder, 'nginx'),
    { http, site: portsOf(sites), platform: portsOf(platforms), identity: portsOf(identities) },
    // The test is the balancer before it, and asks for all visitors.
    (conf) =>
      conf
        .replace('include /etc/nginx/trusted-proxies.conf;', (line) => `set_real_ip_from 127.0.0.1; ${line}`)
        .replace(/limit_conn connections.*;/, ''),
  )
})

test.afterAll(async () => {
  const programs = [...sites, ...platforms, ...identities].map(({ process }) => process)
  await Promise.all((nginx ? [nginx, ...programs] : programs).map(stop))
  await mail?.close()
  await redis?.stop()
  await postgres?.stop()
  // What it had to say, for whoever has to find out why a request was lost.
  cpSync(path.join(folder, 'nginx/error.log'), 'test-results/nginx-error.log', { force: true })
  rmSync(folder, { recursive: true, force: true })
})

type Asked = { method?: string; headers?: Record<string, string>; body?: object; at?: string }
type Answer = { status: number; headers: IncomingHttpHeaders; body: string }

/** One request on a connection of its own; status 0 when there was no answer. */
const ask = async (
  address: string,
  { method = 'GET', headers = {}, body, at = origin }: Asked = {},
): Promise<Answer> => {
  const json = body ? { 'content-type': 'application/json' } : {}
  const sent = request(at + address, {
    method,
    agent: false,
    headers: { ...from(), ...PERSON, ...json, ...headers },
  })
  sent.end(body ? JSON.stringify(body) : undefined)
  try {
    const [response] = await once(sent, 'response')
    return { status: response.statusCode, headers: response.headers, body: await text(response) }
  } catch {
    return { status: 0, headers: {}, body: '' }
  }
}

/** Sends a form as a page does: again, under the same key, as long as nobody answers. */
const sendForm = async (index: number): Promise<string> => {
  const headers = { ...from(), 'idempotency-key': `form-${index}` }
  const patiently = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    for (let tries = 0; ; tries += 1) {
      try {
        return await work()
      } catch (error) {
        if (tries === 20) throw error
        await sleep(500)
      }
    }
  }
  const visitor = visitorOf({ url: origin }, headers)
  const recaptcha = await patiently(() => solveCaptcha(visitor, 'contacts'))
  const formStart = await patiently(() => beginForm(visitor))
  const body = { ...contactBody, email: `an.${index}@mail.example`, formStart, recaptcha }
  return patiently(async () => receiptOf(await visitor.send('/contacts', { method: 'POST', body })))
}

const rowsOf = async (sql: string) => (await postgres.query(sql)).rows

/** Each visitor has one letter, and one alone. */
const expectLetters = async (indexes: number[]) => {
  const to = (index: number) =>
    mail.received.filter(({ to: people }) => people.includes(`an.${index}@mail.example`)).length
  await expect.poll(() => indexes.filter((index) => to(index) !== 1), { timeout: 60_000 }).toEqual([])
}

test('a killed platform loses no call, event, letter or form, and doubles none', async () => {
  let started = 0
  const calls = Array.from({ length: CALLS }, (_unused, index) =>
    followBooked(origin, index, {
      headers: from(),
      onEvent: ({ seq }) => {
        if (seq === 1) started += 1
      },
    }),
  )
  await expect.poll(() => started, { timeout: 60_000, intervals: [50] }).toBe(CALLS)
  const indexes = Array.from({ length: FORMS }, (_unused, index) => index)
  const forms = Promise.all(
    indexes.map(async (index) => {
      await sleep(index * 30)
      return sendForm(index)
    }),
  )
  await sleep((FORMS * 30) / 2)
  const [victim] = platforms
  const ended = once(victim!.process, 'exit')
  victim!.process.kill('SIGKILL')
  await ended

  const followed = await Promise.all(calls)
  const faults = followed.map(faultsOf)
  expect(faults).toEqual(faults.map(() => ({ delivered: true, lost: 0, duplicated: 0, outOfOrder: 0 })))
  const stored = await rowsOf(
    'select call_id, count(*)::int as events, max(seq) as last from call_events group by call_id',
  )
  expect(stored.length).toBe(CALLS)
  expect(stored.filter(({ events, last }) => events !== last)).toEqual([])

  const receipts = await forms
  expect(new Set(receipts).size).toBe(FORMS)
  const [{ count }] = await rowsOf("select count(*)::int as count from submissions where kind = 'contact'")
  expect(count).toBe(FORMS)
  await expectLetters(indexes)
  // What the killed one had in hand is sent by the other once its time is up.
  await expect.poll(() => mail.received.length, { timeout: 60_000 }).toBe(FORMS * 2)
  await victim!.restart()
})

test('a rolling restart of everything loses no request', async () => {
  const failed: string[] = []
  let asked = 0
  let isOver = false
  const requests: [string, Asked?][] = [
    ['/'],
    ['/en/about-us', { headers: { cookie: 'lng=en' } }],
    ['/about-us?lng=vi'],
    ['/api/v1/industries'],
    ['/auth/realms/song-ai/.well-known/openid-configuration'],
  ]
  const work = async (worker: number) => {
    for (let round = worker; !isOver; round += 1) {
      const [address, options] = requests[round % requests.length]!
      const { status } = await ask(address, options)
      asked += 1
      if (status === 0 || status >= 400) failed.push(`${address}: ${status}`)
      await sleep(20)
    }
  }
  const workers = Array.from({ length: WORKERS }, (_unused, index) => work(index))
  let lastForm = FORMS
  const sending = (async () => {
    for (; !isOver; lastForm += 1) {
      await sendForm(lastForm)
      await sleep(300)
    }
  })()
  const calls = Array.from({ length: 20 }, (_unused, index) =>
    followBooked(origin, 1_000 + index, { headers: from() }),
  )
  await sleep(1_000)
  for (const replica of [...platforms, ...identities, ...sites]) await replica.restart()
  nginx?.kill('SIGHUP')
  await sleep(1_000)
  const faults = (await Promise.all(calls)).map(faultsOf)
  isOver = true
  await Promise.all([...workers, sending])
  expect(failed).toEqual([])
  expect(asked).toBeGreaterThan(100)
  expect(faults).toEqual(faults.map(() => ({ delivered: true, lost: 0, duplicated: 0, outOfOrder: 0 })))
  await expectLetters(Array.from({ length: lastForm - FORMS }, (_unused, index) => FORMS + index))
})

test('a limit holds exactly, at whichever platform it is used', async () => {
  const visitor = from()
  const answers = await Promise.all(
    Array.from({ length: PER_MINUTE * 2 }, (_unused, index) =>
      ask('/api/v1/captcha/challenge?route=auto-call', {
        headers: visitor,
        at: platforms[index % 2]?.url ?? '',
      }),
    ),
  )
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200).length).toBe(PER_MINUTE)
  expect(statuses.filter((status) => status === 429).length).toBe(PER_MINUTE)
})

test('every cache gives the right language and this address, before and after a revalidation', async () => {
  const pages = ['/', '/about-us', '/aicall']
  const places = [origin, ...sites.map(({ url }) => url)]
  const look = async () => {
    for (const page of pages) {
      for (const [lang, address] of [
        ['vi', page],
        ['en', `/en${page === '/' ? '' : page}`],
      ] as const) {
        const answers = await Promise.all(
          [...places, ...places].map((at) =>
            ask(address, { at, headers: { cookie: `lng=${lang}`, host: new URL(origin).host } }),
          ),
        )
        for (const { status, body } of answers) {
          expect([status, /<html lang="(\w+)"/.exec(body)?.[1]], address).toEqual([200, lang])
          const canonical = /<link rel="canonical" href="([^"]+)"/.exec(body)?.[1]
          expect(canonical, address).toBe(`${origin}${address === '/' ? '' : address}`)
        }
      }
    }
  }
  await look()
  const { status } = await ask('/internal/revalidate', {
    method: 'POST',
    at: sites[0]?.url ?? '',
    headers: { authorization: `Bearer ${'y'.repeat(32)}` },
  })
  expect(status).toBe(200)
  await look()
})
