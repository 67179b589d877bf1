import { eq } from 'drizzle-orm'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { calls } from '../../platform/db/schema.ts'
import { GOOD } from './cv-files.ts'
import { eventually, presign, QUICK_FORMS } from './forms.ts'
import { bookCall, numberEnding, startHarness, START_MS, visitorOf } from './harness.ts'
import { startHarness as startIdentity } from './identity/harness.ts'
import { freePort, spawnPlatform } from './platform-process.ts'
import { hasPostgres, startPostgres } from './postgres.ts'
import { openClient } from './socket-client.ts'

/** Sends a request whose body comes in two parts; `finish` sends the second and gives the answer. */
const slowRequest = async (url: string, method: string, head: string, body: Buffer) => {
  const { port, pathname, search } = new URL(url)
  const socket = connect(Number(port), '127.0.0.1')
  const half = Math.floor(body.length / 2)
  socket.write(
    `${method} ${pathname}${search} HTTP/1.1\r\nhost: x\r\n${head}content-length: ${body.length}\r\n\r\n`,
  )
  socket.write(body.subarray(0, half))
  await once(socket, 'connect')
  await sleep(200)
  const answer = text(socket)
  return () => {
    socket.write(body.subarray(half))
    return answer
  }
}

const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => null,
  )

it(
  'who is being stopped is alive and not ready, and answers whoever has not heard',
  async () => {
    const harness = await startHarness()
    const statuses = () => Promise.all(['/healthz', '/livez'].map((path) => statusOf(harness.url + path)))
    expect(await statuses()).toEqual([200, 200])
    harness.context.drain.begin()
    expect(await statuses()).toEqual([503, 200])
    const { status, headers } = await fetch(`${harness.url}/api/v1/voices`)
    expect([status, headers.get('connection')]).toEqual([200, 'close'])
    await harness.stop()
  },
  START_MS,
)

it(
  'a request in hand is answered, and nobody new is let in',
  async () => {
    const harness = await startHarness({ env: { ...QUICK_FORMS, S3_BUCKET: '' } })
    const url = await presign(harness, 'pdf')
    const finish = await slowRequest(url, 'PUT', '', GOOD.pdf)
    // A connection nobody asks anything on is waited for by nobody.
    const idle = connect(Number(new URL(url).port), '127.0.0.1')
    await once(idle, 'connect')
    const begun = performance.now()
    const stopping = harness.stop()
    await eventually(async () => (await statusOf(`${new URL(url).origin}/livez`)) === null)
    expect(await finish()).toMatch(/^HTTP\/1\.1 200 /)
    await stopping
    expect(performance.now() - begun).toBeLessThan(3_000)
    idle.destroy()
  },
  START_MS,
)

it(
  'so it is at the identity server',
  async () => {
    const identity = await startIdentity()
    const url = `${identity.issuer}/protocol/openid-connect/token`
    const head = 'content-type: application/x-www-form-urlencoded\r\n'
    const finish = await slowRequest(
      url,
      'POST',
      head,
      Buffer.from('grant_type=refresh_token&refresh_token=x'),
    )
    expect(await statusOf(`${identity.origin}/livez`)).toBe(200)
    const stopping = identity.stop()
    await eventually(async () => (await statusOf(`${identity.origin}/livez`)) === null)
    expect(await finish()).toMatch(/^HTTP\/1\.1 4\d\d /)
    await stopping
  },
  START_MS,
)

describe.skipIf(!hasPostgres)('with a PostgreSQL server (skipped where none is installed)', () => {
  it(
    'a call begun at one that is leaving is run by another',
    async () => {
      const postgres = await startPostgres()
      const env = { DATABASE_URL: postgres.url, APP_SECRET: 'x'.repeat(32) }
      const [leaving, staying] = [await startHarness({ env }), await startHarness({ env })]
      leaving.context.drain.begin()
      const visitor = visitorOf(leaving)
      const { ticket, call_id: id } = await bookCall(visitor, numberEnding('78'))
      const client = await openClient(leaving, visitor)
      expect(await client.ask('make_auto_call', { ticket })).toMatchObject({ status: 1 })
      expect((await client.untilDone()).at(-1)).toMatchObject({ result: 'ANSWER' })
      client.close()
      const [row] = await staying.context.database.db.select().from(calls).where(eq(calls.id, id))
      expect(row?.owner).toBe(staying.context.replicaId)
      await leaving.stop()
      await staying.stop()
      await postgres.stop()
    },
    START_MS * 2,
  )

  it(
    'a process goes on for as long as balancers need to notice, and one that may not migrate waits for the command',
    async () => {
      const postgres = await startPostgres()
      const folder = mkdtempSync(join(tmpdir(), 'drain-'))
      const port = await freePort()
      const url = `http://127.0.0.1:${port}`
      const settings = {
        PLATFORM_PORT: String(port),
        PLATFORM_HOST: '127.0.0.1',
        DATA_DIR: folder,
        DATABASE_URL: postgres.url,
        LOG_LEVEL: 'fatal',
        DRAIN_SECONDS: '2',
      }
      const early = await spawnPlatform({ ...settings, MIGRATE_AT_START: 'false' }, url)
      expect([early.exitCode, early.complaint]).toEqual([1, expect.stringContaining('npm run db:migrate')])
      const migrate = await spawnPlatform({ ...settings }, url, 'platform/migrate.ts')
      expect([migrate.exitCode, migrate.complaint]).toEqual([0, ''])
      const platform = await spawnPlatform({ ...settings, MIGRATE_AT_START: 'false' }, url)
      const begun = performance.now()
      const ended = platform.kill('SIGTERM')
      await eventually(async () => (await statusOf(`${url}/healthz`)) === 503)
      expect(await statusOf(`${url}/livez`)).toBe(200)
      await ended
      expect(platform.exitCode).toBe(0)
      expect(performance.now() - begun).toBeGreaterThan(1_900)
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
    START_MS * 3,
  )
})
