import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDb } from '../../platform/db/open.ts'
import { openJobs } from '../../platform/jobs.ts'
import { START_MS } from './harness.ts'
import { silentLog } from './log.ts'
import { hasPostgres, startPostgres } from './postgres.ts'
import { until } from './socket-client.ts'

const QUEUE = 'letters'

describe.skipIf(!hasPostgres)('two replicas on one PostgreSQL (skipped where none is installed)', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>
  beforeAll(async () => {
    server = await startPostgres()
  }, START_MS)
  afterAll(() => server?.stop())

  it('do each job once, and share the work', async () => {
    const done: [replica: number, job: unknown][] = []
    const hourly: number[] = []
    const sent = Promise.withResolvers<null>()
    const replicas = [0, 1].map(async (replica) => {
      const database = await openDb('', { url: server.url })
      const queue = openJobs(database, silentLog, true)
      const handle = async (data: object) => {
        done.push([replica, data])
        await sent.promise
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      queue.jobs.define({ name: QUEUE, handle })
      queue.jobs.everyHour('count', async () => hourly.push(replica))
      await queue.start()
      return { database, ...queue }
    })
    const started = await Promise.all(replicas)
    const [{ database, jobs }] = started as [(typeof started)[0]]
    const sendAll = (keys: number[]) =>
      database.db.transaction(async (tx) => {
        for (const key of keys) await jobs.send(tx, QUEUE, String(key), { key })
      })
    const keys = Array.from({ length: 60 }, (_unused, index) => index)
    // Twice at once: a key that waits or is being done is not taken again.
    await Promise.all([sendAll(keys), sendAll(keys)])
    sent.resolve(null)
    await until(() => done.length >= keys.length)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(done).toHaveLength(keys.length)
    expect(new Set(done.map(([, data]) => JSON.stringify(data))).size).toBe(keys.length)
    expect(new Set(done.map(([replica]) => replica))).toEqual(new Set([0, 1]))
    expect(hourly.length).toBeGreaterThan(0)
    // Nothing is left of a transaction that was taken back.
    await expect(
      database.db.transaction(async (tx) => {
        await jobs.send(tx, QUEUE, 'never', { key: -1 })
        throw new Error('taken back')
      }),
    ).rejects.toThrow('taken back')
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(done).toHaveLength(keys.length)
    for (const { stop } of started) await stop()
    for (const { database } of started) await database.close()
  }, 60_000)
})
