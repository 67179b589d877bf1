import { and, eq, inArray, isNotNull, lt, notExists, or, ne } from 'drizzle-orm'
import { consents, submissions, type SubmissionKind } from '../db/schema.ts'
import { sweepUploads } from '../storage/uploads.ts'
import { eraseSubmission, vacuumDeleted, type InboxContext } from './erase.ts'

const DAY_MS = 24 * 3_600_000

export type Purged = Record<SubmissionKind | 'consents' | 'uploads', number>

const before = (clock: () => number, days: number) => new Date(clock() - days * DAY_MS)

const purgeKind = async (context: InboxContext, kind: SubmissionKind, days: number): Promise<number> => {
  if (days === 0) return 0
  const { db } = context.database
  const old = and(
    eq(submissions.kind, kind),
    lt(submissions.createdAt, before(context.clock, days)),
    // A request nobody has answered yet is not forgotten.
    or(ne(submissions.kind, 'data-rights'), isNotNull(submissions.doneAt)),
  )
  const rows = await db.select().from(submissions).where(old)
  for (const row of rows) await eraseSubmission(context, row)
  return rows.length
}

const purgeConsents = async ({ database: { db }, env, clock }: InboxContext): Promise<number> => {
  const days = env.RETENTION_DAYS_CONSENTS
  if (days === 0) return 0
  const record = db.select().from(submissions).where(eq(submissions.id, consents.recordId))
  const old = and(lt(consents.acceptedAt, before(clock, days)), notExists(record))
  const ids = (await db.select({ id: consents.id }).from(consents).where(old)).map(({ id }) => id)
  if (ids.length > 0) await db.delete(consents).where(inArray(consents.id, ids))
  return ids.length
}

/** Deletes what has been kept for longer than the settings say, with its files; gives how much of each. */
export const purge = async (context: InboxContext): Promise<Purged> => {
  const { env } = context
  const purged = {
    contact: await purgeKind(context, 'contact', env.RETENTION_DAYS_CONTACTS),
    application: await purgeKind(context, 'application', env.RETENTION_DAYS_APPLICATIONS),
    'data-rights': await purgeKind(context, 'data-rights', env.RETENTION_DAYS_DATA_RIGHTS),
    consents: await purgeConsents(context),
    uploads: await sweepUploads(context),
  }
  if (Object.values(purged).some((count) => count > 0)) await vacuumDeleted(context)
  return purged
}
