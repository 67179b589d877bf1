import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { eraseKeys } from '../api-keys/erase-keys.ts'
import { suppressNumber } from '../calls/do-not-call.ts'
import { eraseCalls } from '../calls/erase-calls.ts'
import type { FastifyInstance } from 'fastify'
import { consents, submissions, uploads, type Submission } from '../db/schema.ts'
import { emailKey, visitorEmailName } from '../email/deliver.ts'

/** What the work on the inbox needs; a running platform has it, and so has a command beside a stopped one. */
export type InboxContext = Pick<
  FastifyInstance,
  'env' | 'database' | 'secrets' | 'clock' | 'storage' | 'jobs'
>

/** Deletes one submission with its file and its emails; when a file cannot be deleted nothing else is, so that it can be tried again. */
export const eraseSubmission = async (context: InboxContext, row: Submission): Promise<void> => {
  const { database, storage } = context
  if (row.uploadKey) await storage.remove(row.uploadKey)
  for (const name of [row.receipt, visitorEmailName(row.receipt)]) await storage.files.remove(emailKey(name))
  await database.db.transaction(async (tx) => {
    if (row.uploadKey) await tx.delete(uploads).where(eq(uploads.key, row.uploadKey))
    await tx.delete(submissions).where(eq(submissions.id, row.id))
  })
}

const VACUUMED = [
  'submissions',
  'outbox',
  'uploads',
  'calls',
  'call_events',
  'api_keys',
  'speeches',
  'api_calls',
  'call_campaigns',
  'webhooks',
  'webhook_deliveries',
]

/** Makes deleted rows unreadable in the files of the database too, where nothing else does it. */
export const vacuumDeleted = async ({ database: { db } }: InboxContext): Promise<void> => {
  for (const table of VACUUMED) await db.execute(sql`vacuum ${sql.identifier(table)}`)
}

/** A person as they named themselves: an email address or a number in E.164. */
export const ofPerson = (reach: string) => or(eq(submissions.phone, reach), eq(submissions.email, reach))

/** The hash a person is found by in consent receipts and calls. */
export const consentsOf = ({ secrets }: InboxContext, reach: string) =>
  reach.includes('@')
    ? inArray(consents.emailHash, secrets.lastingHashes('email', reach))
    : inArray(consents.phoneHash, secrets.lastingHashes('phone', reach))

export type Erased = {
  submissions: number
  calls: number
  api_keys: number
  consents_withdrawn: number
  not_called_again: boolean
}

/**
 * Deletes everything a person sent, every call to their number, and their API keys with all that was made with them; requests about their data stay as
 * proof of what was done, and so do the masked consent receipts, marked as withdrawn. With `suppress` the number is not called again.
 */
export const erasePerson = async (
  context: InboxContext,
  reach: string,
  { suppress }: { suppress: boolean },
): Promise<Erased> => {
  const { database, secrets, clock } = context
  const { db } = database
  const rows = await db
    .select()
    .from(submissions)
    .where(and(ofPerson(reach), ne(submissions.kind, 'data-rights')))
  for (const row of rows) await eraseSubmission(context, row)
  const isPhone = !reach.includes('@')
  const erasedCalls = isPhone ? await eraseCalls(context, reach) : 0
  const erasedKeys = isPhone ? 0 : await eraseKeys(context, reach)
  const withdrawn = await db
    .update(consents)
    .set({ withdrawnAt: new Date(clock()) })
    .where(and(consentsOf(context, reach), isNull(consents.withdrawnAt)))
    .returning({ id: consents.id })
  const stop = isPhone && suppress
  if (stop) await suppressNumber(db, secrets, reach)
  await vacuumDeleted(context)
  return {
    submissions: rows.length,
    calls: erasedCalls,
    api_keys: erasedKeys,
    consents_withdrawn: withdrawn.length,
    not_called_again: stop,
  }
}
