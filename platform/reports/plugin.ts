import { createHash } from 'node:crypto'
import { count, desc, eq, lt, sql } from 'drizzle-orm'
import type { FastifyPluginAsync } from 'fastify'
import { API_BASE } from '../../lib/contract/paths.ts'
import { networkOf } from '../../lib/domain/network-address.ts'
import { KEEP_DAYS } from '../../lib/domain/retention.ts'
import { ApiError } from '../api/api-error.ts'
import type { Db } from '../db/open.ts'
import { browserReports } from '../db/schema.ts'
import { consume } from '../rate-limit.ts'
import { readReports, reportsSchema, type Report } from './report.ts'

const BODY_LIMIT = 16 * 1024
const PER_MINUTE = 20
/** So many different reports are kept; what comes beyond is counted only where it is known. */
const MOST = 1_000
const DAY_MS = 86_400_000

/** A report is one of those that differ in nothing but the page. */
const nameOf = (report: Report) =>
  createHash('sha256')
    .update(JSON.stringify({ ...report, path: '' }))
    .digest('hex')
    .slice(0, 16)

const keep = async (db: Db, report: Report, at: Date) => {
  const id = nameOf(report)
  const seen = { count: sql`${browserReports.count} + 1`, lastAt: at }
  const known = await db
    .update(browserReports)
    .set(seen)
    .where(eq(browserReports.id, id))
    .returning({ id: browserReports.id })
  if (known.length > 0) return
  const [rows] = await db.select({ total: count() }).from(browserReports)
  if ((rows?.total ?? 0) >= MOST) return
  await db
    .insert(browserReports)
    .values({ id, report, count: 1, firstAt: at, lastAt: at })
    .onConflictDoUpdate({ target: browserReports.id, set: seen })
}

/** What browsers reported, the commonest first: policies that stopped something and errors of scripts. */
export const listReports = (db: Db) => db.select().from(browserReports).orderBy(desc(browserReports.count))

/** Collects what browsers report by themselves; nothing in it says who the visitor was. */
export const reportsPlugin: FastifyPluginAsync = async (app) => {
  const { db } = app.database
  const limit = app.createLimit({ name: 'reports', limit: PER_MINUTE, windowS: 60, isOpen: true })
  for (const type of ['application/csp-report', 'application/reports+json'])
    app.addContentTypeParser(
      type,
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      app.getDefaultJsonParser('error', 'error'),
    )
  app.post(
    `${API_BASE}/reports`,
    { schema: { hide: true }, bodyLimit: BODY_LIMIT, logLevel: 'warn' },
    async (request, reply) => {
      await consume(reply, [[limit, networkOf(request.ip)]])
      const { success, data } = reportsSchema.safeParse(request.body)
      if (!success) throw new ApiError('VALIDATION')
      const at = new Date(app.clock())
      for (const report of readReports(data)) await keep(db, report, at)
      return reply.code(204).send()
    },
  )
  app.jobs.everyHour('reports', () =>
    db
      .delete(browserReports)
      .where(lt(browserReports.lastAt, new Date(app.clock() - KEEP_DAYS.reports * DAY_MS))),
  )
}
