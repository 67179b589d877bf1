import { createClient } from '@redis/client'
import pg from 'pg'
import { startPostgres } from '../tests/platform/postgres.ts'
import { startRedis } from '../tests/platform/redis.ts'
import { median, share } from './bench/report.ts'

// `npm run bench:notify`: how an event that one platform writes comes to another: told by PostgreSQL with its own commit (LISTEN/NOTIFY),
// or by Redis after the commit (PUBLISH, as the adapter of Socket.IO does). Events are rows in both: they are the truth.
const ROUNDS = 5
const SECONDS = 2
const RATES = [100, 500, 1_000, 2_000]
const WRITERS = 16
const CHANNEL = 'events'

type Way = { name: string; write: (client: pg.PoolClient, payload: string) => Promise<void> }
type Measured = { delays: number[]; written: number; wanted: number }

const insert = 'insert into events (payload) values ($1)'
const received = new Map<string, number>()
const hear = (payload: string) => received.set(payload, performance.now())

const measure = async (pool: pg.Pool, { write }: Way, rate: number): Promise<Measured> => {
  received.clear()
  const sent = new Map<string, number>()
  const begun = performance.now()
  const until = begun + SECONDS * 1_000
  let next = 0
  const writer = async () => {
    const client = await pool.connect()
    while (performance.now() < until) {
      const index = next++
      const due = begun + (index * 1_000) / rate
      if (due >= until) break
      const wait = due - performance.now()
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
      const payload = `call-${index}:7`
      // A timer may be early by a part of a millisecond.
      sent.set(payload, Math.min(due, performance.now()))
      await write(client, payload)
    }
    client.release()
  }
  await Promise.all(Array.from({ length: WRITERS }, writer))
  const waited = performance.now() + 2_000
  while (received.size < sent.size && performance.now() < waited)
    await new Promise((resolve) => setTimeout(resolve, 20))
  const delays = [...sent].map(([payload, due]) => (received.get(payload) ?? Infinity) - due)
  return {
    delays: delays.toSorted((left, right) => left - right),
    written: received.size,
    wanted: rate * SECONDS,
  }
}

const [postgres, redis] = [await startPostgres(), await startRedis()]
try {
  const pool = new pg.Pool({ connectionString: postgres.url, max: WRITERS + 1 })
  await pool.query('create table events (id bigint generated always as identity primary key, payload text)')
  const listener = new pg.Client({ connectionString: postgres.url })
  await listener.connect()
  listener.on('notification', ({ payload = '' }) => hear(payload))
  await listener.query(`listen ${CHANNEL}`)
  const [publisher, subscriber] = [createClient({ url: redis.url }), createClient({ url: redis.url })]
  await Promise.all([publisher.connect(), subscriber.connect()])
  await subscriber.subscribe(CHANNEL, hear)
  const ways: Way[] = [
    {
      name: 'LISTEN/NOTIFY',
      write: async (client, payload) => {
        await client.query(`${insert} returning pg_notify('${CHANNEL}', payload)`, [payload])
      },
    },
    {
      name: 'Redis',
      write: async (client, payload) => {
        await client.query(insert, [payload])
        await publisher.publish(CHANNEL, payload)
      },
    },
  ]
  process.stdout.write(
    '| events a second | way | written | delay 50 % | delay 99 % |\n|---|---|---|---|---|\n',
  )
  for (const rate of RATES) {
    const runs = new Map<Way, Measured[]>(ways.map((way) => [way, []]))
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [way, measured] of runs) measured.push(await measure(pool, way, rate))
    for (const [{ name }, measured] of runs) {
      const part = (of: number) => measured.map(({ delays }) => share(delays, of))
      const [half, most] = [part(0.5), part(0.99)]
      const spread = (values: number[]) =>
        `${median(values).toFixed(1)} ms (${Math.min(...values).toFixed(1)}–${Math.max(...values).toFixed(1)})`
      const written = median(measured.map((run) => (100 * run.written) / run.wanted))
      process.stdout.write(
        `| ${rate} | ${name} | ${written.toFixed(0)} % | ${spread(half)} | ${spread(most)} |\n`,
      )
    }
  }
  await Promise.all([publisher.close(), subscriber.close(), listener.end(), pool.end()])
} finally {
  await redis.stop()
  await postgres.stop()
}
