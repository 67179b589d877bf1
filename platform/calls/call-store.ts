import { and, asc, eq, gt, isNull, ne, isNotNull } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { CallStatus } from '../../lib/contract/call-status.ts'
import type { Db } from '../db/open.ts'
import { callEvents, calls, type CallRow } from '../db/schema.ts'

/** A call by its id, or null. */
export const findCall = async (db: Db, id: string): Promise<CallRow | null> =>
  (await db.select().from(calls).where(eq(calls.id, id)))[0] ?? null

/** Whether this visitor (null without a cookie) booked the call. */
const isOwnedBy = (row: CallRow, visitorHash: string | null): boolean => row.visitorHash === visitorHash

/** The call, if this visitor booked it. */
export const findCallOf = async (db: Db, id: string, visitorHash: string | null): Promise<CallRow | null> => {
  const row = await findCall(db, id)
  return row && isOwnedBy(row, visitorHash) ? row : null
}

/** What is shown to get at a call: its ticket, the visitor's cookie (null without one), and its id where that is known. */
type Claim = { ticket: string; visitorHash: string | null; callId?: string }

/** The call a ticket was given for, if this visitor booked it: the one rule of sockets and HTTP. */
export const findCallByTicket = async (
  { database, secrets }: Pick<FastifyInstance, 'database' | 'secrets'>,
  { ticket, visitorHash, callId }: Claim,
): Promise<CallRow | null> => {
  const byTicket = eq(calls.ticketHash, secrets.hash('ticket-lookup', ticket))
  const [row] = await database.db.select().from(calls).where(byTicket)
  return row && isOwnedBy(row, visitorHash) && (callId ?? row.id) === row.id ? row : null
}

/** The stored events of a call after `seq`, oldest first. */
export const eventsAfter = async (db: Db, callId: string, seq: number): Promise<CallStatus[]> => {
  const after = and(eq(callEvents.callId, callId), gt(callEvents.seq, seq))
  const rows = await db.select().from(callEvents).where(after).orderBy(asc(callEvents.seq))
  return rows.map((row) => row.event)
}

/** Marks a call as started; the row for the one who did it, null for everyone after, or once its ticket is too old. */
export const consumeTicket = async (db: Db, id: string, now: Date): Promise<CallRow | null> => {
  const unused = and(eq(calls.id, id), isNull(calls.startedAt), gt(calls.ticketExpiresAt, now))
  return (await db.update(calls).set({ startedAt: now }).where(unused).returning())[0] ?? null
}

/** Keeps the course of a call before anything of it happens. */
export const storePlan = async (db: Db, id: string, plan: unknown): Promise<void> => {
  await db.update(calls).set({ plan }).where(eq(calls.id, id))
}

/** The calls that were going on when the process stopped. */
export const unfinishedCalls = (db: Db): Promise<CallRow[]> =>
  db
    .select()
    .from(calls)
    .where(and(ne(calls.state, 'DONE'), isNotNull(calls.startedAt)))
