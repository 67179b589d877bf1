import { and, desc, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import {
  calls,
  consents,
  outbox,
  RECIPIENTS,
  submissions,
  type CallRow,
  type OutboxRow,
  type Submission,
  type SubmissionKind,
} from '../db/schema.ts'
import { keysOfPerson } from '../api-keys/erase-keys.ts'
import { apiCalls } from '../db/call-api-schema.ts'
import { eventsAfter } from '../calls/call-store.ts'
import { isSuppressed } from '../calls/do-not-call.ts'
import { callsTo } from '../calls/erase-calls.ts'
import { aboutOf, dueAt } from '../email/company-letter.ts'
import { consentsOf, ofPerson, type InboxContext } from './erase.ts'

/** One line of the inbox; times are ISO 8601. */
export type Entry = {
  receipt: string
  kind: SubmissionKind
  at: string
  name: string | null
  phone: string | null
  email: string | null
  about: string
  /** Why it may not come from a person; null for an ordinary one. */
  suspicion: string | null
  mail: 'sent' | 'waiting' | 'failing' | 'none'
  due: string | null
  done: string | null
}

const emailState = (row: OutboxRow | undefined): Entry['mail'] => {
  if (!row) return 'none'
  if (row.sentAt) return 'sent'
  return row.lastError ? 'failing' : 'waiting'
}

const entryOf = (row: Submission, email: OutboxRow | undefined, dueDays: number): Entry => ({
  receipt: row.receipt,
  kind: row.kind,
  at: row.createdAt.toISOString(),
  name: row.name,
  phone: row.phone,
  email: row.email,
  about: aboutOf(row),
  suspicion: row.suspicion,
  mail: emailState(email),
  due: dueAt(row, dueDays)?.toISOString() ?? null,
  done: row.doneAt?.toISOString() ?? null,
})

const withEmailState = async (
  { database: { db }, env }: InboxContext,
  rows: Submission[],
): Promise<Entry[]> => {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const emails = await db
    .select()
    .from(outbox)
    .where(and(inArray(outbox.submissionId, ids), eq(outbox.recipient, 'company')))
  const emailOf = new Map(emails.map((email) => [email.submissionId, email]))
  return rows.map((row) => entryOf(row, emailOf.get(row.id), env.DATA_RIGHTS_DUE_DAYS))
}

/** The newest submissions, all or of one kind. */
export const listEntries = async (
  context: InboxContext,
  { kind, limit }: { kind?: SubmissionKind | undefined; limit: number },
): Promise<Entry[]> => {
  const rows = await context.database.db
    .select()
    .from(submissions)
    .where(kind ? eq(submissions.kind, kind) : undefined)
    .orderBy(desc(submissions.createdAt))
    .limit(limit)
  return withEmailState(context, rows)
}

/** The submission with a receipt number, in any case of letters, or null. */
export const findSubmission = async (
  { database: { db } }: InboxContext,
  receipt: string,
): Promise<Submission | null> => {
  const same = and(eq(submissions.receipt, receipt.trim().toUpperCase()))
  return (await db.select().from(submissions).where(same))[0] ?? null
}

/** A submission whole, with the consent it came with. */
export const describeSubmission = async (context: InboxContext, row: Submission) => {
  const [entry] = await withEmailState(context, [row])
  const [email] = await context.database.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.submissionId, row.id), eq(outbox.recipient, 'company')))
  const given = await context.database.db.select().from(consents).where(eq(consents.recordId, row.id))
  return {
    ...entry,
    language: row.locale,
    job: row.jobId,
    file: row.uploadKey,
    request: row.requestId,
    note: row.note,
    mail_error: email?.lastError ?? null,
    ...row.content,
    consents: given.map(({ scope, version, acceptedAt, withdrawnAt }) => ({
      scope,
      version,
      accepted_at: acceptedAt.toISOString(),
      withdrawn_at: withdrawnAt?.toISOString() ?? null,
    })),
  }
}

const describeCall = async ({ database: { db } }: InboxContext, row: CallRow) => {
  const events = await eventsAfter(db, row.id, 0)
  return {
    id: row.id,
    kind: row.kind,
    at: row.createdAt.toISOString(),
    number: `***${row.phoneTail}`,
    state: row.startedAt ? row.state : 'BOOKED',
    result: row.result,
    ...row.content,
    transcript: events.flatMap((event) => event.transcript_line ?? []),
    recording: row.recording,
    request: row.requestId,
  }
}

const describeCalls = async (context: InboxContext, phone: string) => {
  const { db } = context.database
  const rows = await db.select().from(calls).where(callsTo(context, phone)).orderBy(desc(calls.createdAt))
  return Promise.all(rows.map((row) => describeCall(context, row)))
}

/** The lines of lists, and calls by API, to a number. */
const describeLines = async ({ database: { db }, secrets }: InboxContext, phone: string) => {
  const lines = inArray(apiCalls.phoneHash, secrets.lastingHashes('phone', phone))
  const rows = await db.select().from(apiCalls).where(lines).orderBy(desc(apiCalls.createdAt))
  return rows.map(({ id, createdAt, state, result, reference, values }) => ({
    id,
    at: createdAt.toISOString(),
    state,
    result,
    reference,
    values,
  }))
}

const describeKeys = async (context: InboxContext, email: string) =>
  (await keysOfPerson(context, email)).map(({ name, prefix, createdAt, lastUsedAt, withdrawnAt }) => ({
    name,
    prefix,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
    withdrawn_at: withdrawnAt?.toISOString() ?? null,
  }))

/** Everything that is kept about a person. */
export const describePerson = async (context: InboxContext, reach: string) => {
  const { db } = context.database
  const rows = await db.select().from(submissions).where(ofPerson(reach)).orderBy(desc(submissions.createdAt))
  const sent = []
  for (const row of rows) sent.push(await describeSubmission(context, row))
  const given = await db.select().from(consents).where(consentsOf(context, reach))
  const isPhone = !reach.includes('@')
  return {
    person: reach,
    submissions: sent,
    calls: isPhone ? await describeCalls(context, reach) : [],
    api_calls: isPhone ? await describeLines(context, reach) : [],
    api_keys: isPhone ? [] : await describeKeys(context, reach),
    not_called: isPhone && (await isSuppressed(db, context.secrets, reach)),
    consents: given.map(({ who, scope, version, acceptedAt, withdrawnAt }) => ({
      who,
      scope,
      version,
      accepted_at: acceptedAt.toISOString(),
      withdrawn_at: withdrawnAt?.toISOString() ?? null,
    })),
  }
}

const letterSchema = z.object({ submissionId: z.string(), recipient: z.enum(RECIPIENTS) })

/** The jobs that nobody tries any more, oldest first; of a letter, whose it is and why it could not be sent. */
export const describeDead = async ({ database: { db }, jobs }: InboxContext) => {
  const described = []
  for (const { queue, data, since } of await jobs.dead()) {
    const letter = letterSchema.safeParse(data)
    const [found] = letter.success
      ? await db
          .select({ receipt: submissions.receipt, to: outbox.recipient, error: outbox.lastError })
          .from(outbox)
          .innerJoin(submissions, eq(submissions.id, outbox.submissionId))
          .where(
            and(eq(submissions.id, letter.data.submissionId), eq(outbox.recipient, letter.data.recipient)),
          )
      : []
    described.push({ queue, since: since.toISOString(), ...found })
  }
  return { dead: described }
}
