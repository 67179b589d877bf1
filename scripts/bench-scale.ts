import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startPostgres } from '../tests/platform/postgres.ts'
import { startRedis } from '../tests/platform/redis.ts'
import { openVisitor, type Followed } from './bench/client.ts'
import { cpuSeconds, residentMib } from './bench/memory.ts'
import { plannedTimes } from './bench/plans.ts'
import { delaysOf, faultsOf, share } from './bench/report.ts'
import { demoEnv } from './lib/demo-env.ts'
import { stop, stopAll, stopOnSignal } from './lib/processes.ts'
import { startReplica, type Replica } from './lib/replicas.ts'

// `npm run bench:scale [-- 100 1000 5000]`: so many visitors, first with an open socket each, then with a call each, on one platform and
// on two, with PostgreSQL and Redis of this machine. Whoever calls has the same machine, so it tells where it bends, not what it could.
const SPEED = Number(process.env['LINE_SPEED'] || 1)
const SIZES = process.argv.slice(2).map(Number).filter(Boolean)
/** So many visitors come, or book, at the same moment. */
const LANES = 32

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Does work for each number below `count`, so many at once as there are lanes; gives what came of it, in order. */
const inLanes = async <Result>(
  count: number,
  work: (index: number) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = []
  let next = 0
  const lane = async () => {
    for (let index = next++; index < count; index = next++) results[index] = await work(index)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return results
}

const sum = (platforms: Replica[], of: (pid: number) => number) =>
  platforms.reduce((total, { process }) => total + of(process.pid ?? 0), 0)

const measure = async (platforms: Replica[], count: number, database: string) => {
  const before = sum(platforms, residentMib)
  const visitors = await inLanes(count, (index) =>
    openVisitor(platforms[index % platforms.length]?.url ?? '', index),
  )
  const idle = sum(platforms, residentMib)
  let peak = idle
  const watch = setInterval(() => {
    peak = Math.max(peak, sum(platforms, residentMib))
  }, 200)
  const [begun, cpu] = [Date.now(), sum(platforms, cpuSeconds)]
  const following: Promise<Followed>[] = []
  await inLanes(count, async (index) => {
    const follow = await visitors[index]?.book()
    if (follow) following.push(follow())
  })
  const booked = Date.now()
  const calls = await Promise.all(following)
  clearInterval(watch)
  const used = sum(platforms, cpuSeconds) - cpu
  for (const visitor of visitors) visitor.close()
  const delays = delaysOf(calls, await plannedTimes('', SPEED, database))
  const faults = calls.map(faultsOf)
  const wrong = faults.filter(
    ({ delivered, lost, duplicated, outOfOrder }) => !delivered || lost + duplicated + outOfOrder > 0,
  )
  const events = calls.flatMap((call) => call.events).length
  const perSocket = ((idle - before) * 1_024) / count
  say(
    [
      `| ${platforms.length} | ${count}`,
      `${perSocket.toFixed(0)} kB`,
      `${peak.toFixed(0)} MB`,
      `${((count * 1_000) / (booked - begun)).toFixed(0)}`,
      `${events} in ${((Date.now() - begun) / 1_000).toFixed(0)} s`,
      `${((used * 1_000) / count).toFixed(1)} ms`,
      `${share(delays, 0.5).toFixed(0)} / ${share(delays, 0.99).toFixed(0)} ms`,
      `${wrong.length} |`,
    ].join(' | '),
  )
  return wrong.length
}

const execute = async (): Promise<number> => {
  const [postgres, redis] = [await startPostgres(), await startRedis()]
  const folder = mkdtempSync(path.join(tmpdir(), 'scale-'))
  let wrong = 0
  say(
    '| platforms | visitors | per socket | at most | bookings/s | events | processor per call | delay 50 / 99 % | wrong calls |',
  )
  say('|---|---|---|---|---|---|---|---|---|')
  try {
    for (const many of [1, 2]) {
      for (const count of SIZES.length > 0 ? SIZES : [100, 1_000, 5_000]) {
        const name = `scale_${many}_${count}`
        await postgres.query(`create database ${name}`)
        const database = postgres.url.replace(/\/postgres$/, `/${name}`)
        const env = {
          ...demoEnv({ site: '3000', platform: '0', identity: '8180' }),
          DATABASE_URL: database,
          REDIS_URL: redis.url,
          APP_SECRET: 'x'.repeat(32),
          LINE_SPEED: String(SPEED),
          LOG_LEVEL: 'error',
          CAPTCHA_TRIES: '1',
          VISITOR_DAILY_LIMIT: '1000000',
          NUMBER_DAILY_LIMIT: '1000000',
          ADDRESS_DAILY_LIMIT: '1000000',
          RANGE_DAILY_LIMIT: '1000000',
          CALLS_PER_HOUR: '1000000',
          REQUESTS_PER_MINUTE: '1000000',
        }
        const platforms: Replica[] = []
        for (let index = 0; index < many; index += 1)
          platforms.push(await startReplica('platform', folder, env))
        wrong += await measure(platforms, count, database)
        await Promise.all(platforms.map(({ process }) => stop(process)))
      }
    }
    return wrong > 0 ? 1 : 0
  } finally {
    await stopAll()
    await redis.stop()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

stopOnSignal()
try {
  process.exitCode = await execute()
} finally {
  await stopAll()
}
process.exit()
