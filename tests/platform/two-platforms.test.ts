import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bookCall, numberEnding, visitorOf } from './harness.ts'
import { freePort, spawnPlatform } from './platform-process.ts'
import { hasPostgres, startPostgres } from './postgres.ts'
import { openClient, until } from './socket-client.ts'

const TAKEN_OVER_MS = 10_000

describe.skipIf(!hasPostgres)('two platforms on one PostgreSQL (skipped where none is installed)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'two-'))
  let server: Awaited<ReturnType<typeof startPostgres>>
  const start = async (name: string) => {
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const settings = {
      PLATFORM_PORT: String(port),
      PLATFORM_HOST: '127.0.0.1',
      DATA_DIR: join(folder, name),
      DATABASE_URL: server.url,
      APP_SECRET: 'x'.repeat(32),
      CAPTCHA_TRIES: '1',
      LINE_SPEED: '4',
      LOG_LEVEL: 'fatal',
    }
    return { url, ...(await spawnPlatform(settings, url)) }
  }
  let platforms: Awaited<ReturnType<typeof start>>[] = []
  beforeAll(async () => {
    server = await startPostgres()
    platforms = await Promise.all([start('first'), start('second')])
  }, 120_000)
  afterAll(async () => {
    for (const { kill } of platforms) await kill('SIGKILL')
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it('a killed one loses no call: it goes on at the other within ten seconds, and no event is missed or doubled', async () => {
    const [first, second] = platforms
    const visitor = visitorOf(first!)
    const { call_id: id, ticket } = await bookCall(visitor, numberEnding('78'))
    const client = await openClient(first!, visitor)
    await client.ask('make_auto_call', { ticket })
    await until(() => client.events.length >= 3, 20_000)
    const killedAt = Date.now()
    await first!.kill('SIGKILL')
    client.close()
    const seen = client.events.length

    const later = await openClient(second!, visitor)
    expect(await later.ask('resume', { call_id: id, ticket, last_seq: seen })).toMatchObject({ status: 1 })
    await until(() => later.events.length > 0, TAKEN_OVER_MS)
    expect(Date.now() - killedAt).toBeLessThan(TAKEN_OVER_MS)
    const rest = await later.untilDone(30_000)
    later.close()
    expect(rest.at(-1)).toMatchObject({ state: 'DONE', result: 'ANSWER' })
    expect([...client.events, ...rest].map(({ seq }) => seq)).toEqual(
      Array.from({ length: seen + rest.length }, (_unused, index) => index + 1),
    )
  }, 120_000)
})
