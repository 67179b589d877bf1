import { sql, type SQL } from 'drizzle-orm'
import fp from 'fastify-plugin'
import { fromDrizzle, fromPglite, PgBoss, type JobResult, type QueueOptions } from 'pg-boss'
import { z } from 'zod'
import type { Db, OpenDb } from './db/open.ts'
import { summarizeError, type Logger } from './logger.ts'

type Work = () => PromiseLike<unknown>
/** With `isParallel` the jobs of a batch do not wait for each other. */
type Queue = QueueOptions & { name: string; isParallel?: boolean; handle: (data: object) => Promise<void> }

/** A job that failed as often as its queue allows. */
export type DeadJob = { id: string; queue: string; data: unknown; since: Date }

/** The jobs of all replicas; each is done by one of them. */
export type Jobs = {
  /** Says what is done with the jobs of a queue; before the start. */
  define: (queue: Queue) => void
  /** Puts a job into a queue, with the transaction that `db` is; nothing happens while one with the same key waits or is being done. */
  send: (db: Db, queue: string, key: string, data: object) => Promise<void>
  /** Has work done at the start and once an hour, one after the other, by one replica; what fails is logged and holds up no other. */
  everyHour: (name: string, work: Work) => void
  dead: () => Promise<DeadJob[]>
  /** Gives the dead jobs another round of tries; gives how many. */
  retry: () => Promise<number>
}

declare module 'fastify' {
  interface FastifyInstance {
    jobs: Jobs
    /** The same by every replica: for files of its own disk. */
    everyHourHere: Jobs['everyHour']
  }
}

const DEAD = 'dead'
const HOURLY = 'housekeeping'
const MINUTE_OF_HOUR = 17
const HOUR_MS = 3_600_000
const CONNECTIONS = 3
const POLL_S = 2
// Told of each job at once; it looks for what waited for its time. A full batch is followed by the next one.
const WORK = {
  pollingIntervalSeconds: POLL_S,
  notifyPollingIntervalSeconds: POLL_S,
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const
const STOP_MS = 8_000
// Within these a job of a dead process is noticed; the library takes no less than ten seconds.
const HEARTBEAT_S = 10
const MONITOR_S = 5
const YEAR_S = 365 * 86_400

const rowsSchema = z.object({ rows: z.array(z.unknown()) })

/** The transaction as the library takes it: it wants to be told what an answer looks like. */
const likeAnyDriver = (db: Db) => ({
  execute: async (query: SQL) => rowsSchema.parse(await db.execute(query)),
})

const runEach = async (log: Logger, works: Iterable<[name: string, work: Work]>) => {
  for (const [what, work] of works) {
    try {
      await work()
    } catch (error) {
      log.error({ err: error, what }, 'housekeeping failed')
    }
  }
}

/** The job queue of a database (pg-boss, in a schema of its own); `isWorker` does jobs, else it only lists, sends and retries them. */
export const openJobs = ({ engine }: Pick<OpenDb, 'engine'>, log: Logger, isWorker: boolean) => {
  const queues = new Map<string, Queue>()
  const hourly = new Map<string, Work>()
  const store =
    'url' in engine
      ? { connectionString: engine.url, max: CONNECTIONS }
      : { db: fromPglite(engine.pglite), backend: 'pglite' as const }
  const boss = new PgBoss({
    ...store,
    useListenNotify: isWorker,
    migrate: !('url' in engine) || engine.migrates,
    supervise: isWorker,
    schedule: isWorker,
    registerInstance: false,
    superviseIntervalSeconds: MONITOR_S,
    monitorIntervalSeconds: MONITOR_S,
  })
  boss.on('error', (error) => log.error({ err: error }, 'the job queue failed'))

  const open = async ({ name, handle, isParallel = false, ...options }: Queue) => {
    const done = ({ id, data }: { id: string; data: object }): Promise<JobResult> =>
      handle(data).then(
        () => ({ id, status: 'completed' }),
        (error: unknown) => ({ id, status: 'failed', output: { reason: summarizeError(error) } }),
      )
    await boss.createQueue(name, {
      policy: 'exclusive',
      notify: true,
      heartbeatSeconds: HEARTBEAT_S,
      retentionSeconds: YEAR_S,
      deleteAfterSeconds: 3_600,
      deadLetter: DEAD,
      ...options,
    })
    await boss.work<object, unknown, typeof WORK>(name, WORK, async (batch) => {
      if (isParallel) return Promise.all(batch.map(done))
      const results: JobResult[] = []
      for (const job of batch) results.push(await done(job))
      return results
    })
  }

  const jobs: Jobs = {
    define: (queue) => void queues.set(queue.name, queue),
    send: async (db, queue, key, data) => {
      await boss.send(queue, data, { singletonKey: key, db: fromDrizzle(likeAnyDriver(db), sql) })
    },
    everyHour: (name, work) => void hourly.set(name, work),
    dead: async () =>
      (await boss.findJobs<object>(DEAD)).map(({ id, data, sourceName, createdOn }) => ({
        id,
        queue: sourceName ?? '',
        data,
        since: createdOn,
      })),
    retry: () => boss.redrive(DEAD),
  }

  return {
    jobs,
    start: async (): Promise<void> => {
      await boss.start()
      if (!isWorker) return
      // Nobody else can have an embedded database open: what counts as being done there was left by a process that died.
      if ('pglite' in engine)
        await boss
          .getDb()
          .executeSql(`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`)
      await boss.createQueue(DEAD, { retentionSeconds: YEAR_S })
      for (const queue of queues.values()) await open(queue)
      await open({ name: HOURLY, retryLimit: 0, handle: () => runEach(log, hourly) })
      await boss.schedule(HOURLY, `${MINUTE_OF_HOUR} * * * *`)
      await boss.send(HOURLY)
    },
    stop: () => boss.stop({ timeout: STOP_MS }),
  }
}

/** The job queue, at work from the start until the end; a stop waits for the job in hand. */
export const jobsPlugin = fp(
  async (app) => {
    const { jobs, start, stop } = openJobs(app.database, app.log, true)
    app.decorate('jobs', jobs)
    const here = new Map<string, Work>()
    app.decorate('everyHourHere', (name: string, work: Work) => void here.set(name, work))
    let running = Promise.resolve()
    let timer: NodeJS.Timeout | undefined
    const run = () => {
      running = runEach(app.log, here)
    }
    app.addHook('onReady', async () => {
      await start()
      run()
      timer = setInterval(run, HOUR_MS).unref()
    })
    app.addHook('onClose', async () => {
      clearInterval(timer)
      await running
      await stop()
    })
  },
  { name: 'jobs', dependencies: ['database'] },
)
