import { count, sql } from 'drizzle-orm'
import fp from 'fastify-plugin'
import { Counter, Gauge } from 'prom-client'
import { z } from 'zod'
import { browserReports, calls } from './db/schema.ts'
import type { CallResult } from '../lib/contract/enums.ts'
import type { Metrics } from '../lib/domain/metrics.ts'

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics
    /** Counts a call that ended, by its result. */
    countCall: (result: CallResult) => void
  }
}

const jobsSchema = z.object({
  rows: z.array(z.object({ name: z.string(), state: z.string(), jobs: z.number() })),
})

/** The numbers of the platform's work: calls by result and going on, jobs waiting and dead, what browsers reported. */
export const gaugesPlugin = fp(
  async (app) => {
    const { db } = app.database
    const registers = [app.metrics.registry]
    const ended = new Counter({
      name: 'calls_ended_total',
      help: 'Demo calls this process ended, by result',
      labelNames: ['result'] as const,
      registers,
    })
    app.decorate('countCall', (result) => ended.inc({ result }))
    new Gauge({
      name: 'calls_going_on',
      help: 'Demo calls that have begun and not ended, of all replicas',
      registers,
      async collect() {
        const going = sql`${calls.startedAt} is not null and ${calls.state} <> 'DONE'`
        this.set((await db.select({ total: count() }).from(calls).where(going))[0]?.total ?? 0)
      },
    })
    new Gauge({
      name: 'jobs',
      help: 'Jobs in the queue by state; those of the queue `dead` wait for somebody to look',
      labelNames: ['queue', 'state'] as const,
      registers,
      async collect() {
        this.reset()
        const query = sql`select name, state::text as state, count(*)::int as jobs from pgboss.job
          where state in ('created', 'retry', 'active') group by name, state`
        for (const { name, state, jobs } of jobsSchema.parse(await db.execute(query)).rows)
          this.set({ queue: name, state }, jobs)
      },
    })
    new Gauge({
      name: 'browser_reports',
      help: 'What browsers reported in the last thirty days, by kind',
      labelNames: ['kind'] as const,
      registers,
      async collect() {
        this.reset()
        const kind = sql<string>`${browserReports.report}->>'kind'`
        const rows = await db
          .select({ kind, times: sql<number>`sum(${browserReports.count})::int` })
          .from(browserReports)
          .groupBy(kind)
        for (const row of rows) this.set({ kind: row.kind }, row.times)
      },
    })
  },
  { name: 'gauges', dependencies: ['database', 'jobs'] },
)
