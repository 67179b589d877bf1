import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, notExists, or, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { CallStatus } from '../../lib/contract/call-status.ts'
import type { Db } from '../db/open.ts'
import { callEvents, calls, replicas, type CallRow } from '../db/schema.ts'
import { CHANNELS, notify } from './channels.ts'

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

/**
 * Marks a call as started and run by this replica, or by nobody yet where this one is leaving; the row for the one who did it, null for
 * everyone after, or once its ticket is too old.
 */
export const consumeTicket = async (
  {
    database: { db },
    replicaId,
    clock,
    drain,
  }: Pick<FastifyInstance, 'database' | 'replicaId' | 'clock' | 'drain'>,
  id: string,
): Promise<CallRow | null> => {
  const now = new Date(clock())
  const unused = and(eq(calls.id, id), isNull(calls.startedAt), gt(calls.ticketExpiresAt, now))
  const started = { startedAt: now, owner: drain.isOn() ? null : replicaId }
  return (await db.update(calls).set(started).where(unused).returning())[0] ?? null
}

/** Keeps the course of a call before anything of it happens; false when another replica has the call. */
export const storePlan = async (db: Db, owner: string, id: string, plan: unknown): Promise<boolean> => {
  const own = and(eq(calls.id, id), eq(calls.owner, owner))
  return (await db.update(calls).set({ plan }).where(own).returning({ id: calls.id })).length > 0
}

const isGoingOn = and(ne(calls.state, 'DONE'), isNotNull(calls.startedAt))

/** So many at a time: replicas that look at once share the calls of a dead one. */
const TAKE_OVER = 100

/** Calls that nobody runs, from now on this replica's, with the events they have had: those of the dead, and those let go of. */
export const takeOverCalls = (db: Db, owner: string): Promise<{ row: CallRow; events: CallStatus[] }[]> =>
  db.transaction(async (tx) => {
    const alive = tx
      .select()
      .from(replicas)
      .where(and(eq(replicas.id, calls.owner), gt(replicas.leaseUntil, sql`now()`)))
    const isNobodys = or(isNull(calls.owner), and(ne(calls.owner, owner), notExists(alive)))
    const orphans = tx
      .select({ id: calls.id })
      .from(calls)
      .where(and(isGoingOn, isNobodys))
      .limit(TAKE_OVER)
      .for('update', { skipLocked: true })
    const rows = await tx.update(calls).set({ owner }).where(inArray(calls.id, orphans)).returning()
    const taken = []
    for (const row of rows) taken.push({ row, events: await eventsAfter(tx, row.id, 0) })
    return taken
  })

/** Lets go of calls of this replica, so that another one takes them at once; of all where none is named. */
export const releaseCalls = async (db: Db, owner: string, id?: string): Promise<void> => {
  const own = and(isGoingOn, eq(calls.owner, owner), id === undefined ? undefined : eq(calls.id, id))
  await db.update(calls).set({ owner: null }).where(own)
  await notify(db, CHANNELS.released, '')
}

/** Asks whichever replica runs a call to end it; false when it is not going on. */
export const requestHangUp = async (db: Db, id: string, now: Date): Promise<boolean> => {
  const asked = await db
    .update(calls)
    .set({ hangUpAt: now })
    .where(and(eq(calls.id, id), isGoingOn))
    .returning({ id: calls.id })
  if (asked.length === 0) return false
  await notify(db, CHANNELS.hangUp, id)
  return true
}

/** The calls of this replica that somebody has asked to end. */
export const hangUpsAsked = async (db: Db, owner: string): Promise<string[]> => {
  const asked = and(isGoingOn, eq(calls.owner, owner), isNotNull(calls.hangUpAt))
  return (await db.select({ id: calls.id }).from(calls).where(asked)).map(({ id }) => id)
}
