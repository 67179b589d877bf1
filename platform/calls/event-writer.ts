import { and, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { CallStatus } from '../../lib/contract/call-status.ts'
import type { CallResult, CallState } from '../../lib/contract/enums.ts'
import type { Db } from '../db/open.ts'
import { calls } from '../db/schema.ts'
import { CHANNELS } from './channels.ts'

export type CallPatch = {
  state: CallState
  result: CallResult | null
  stepsDone: number
  endedAt: string | null
  givenBack: boolean
  recording: string | null
  recordingShare: number | null
}

type Write = { callId: string; events: CallStatus[]; patch: CallPatch; done: (isStored: boolean) => void }

/** Appends to the log of calls; resolves with true once it is in the database, false when another replica has the call or it is gone. */
export type EventWriter = {
  append: (callId: string, events: CallStatus[], patch: CallPatch) => Promise<boolean>
  /** Resolves when nothing is left to write. */
  drain: () => Promise<void>
}

const BATCH = 500

/** A message of the database holds 8 000 bytes. */
const CALLS_PER_MESSAGE = 100

/** What comes within this time after a write goes together into the next one. */
const GATHER_MS = 10

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const storedSchema = z.object({ rows: z.array(z.object({ id: z.string() })) })

/** Gives the calls whose events and changes are stored: those of this owner alone, and none whose event another one has written. */
const store = (db: Db, owner: string, writes: Write[]): Promise<Set<string>> =>
  db.transaction(async (tx) => {
    const ids = [...new Set(writes.map(({ callId }) => callId))]
    // Locked before anything is written: whoever takes a call over now waits for these events, and whoever has it already keeps them out.
    const own = await tx
      .select({ id: calls.id })
      .from(calls)
      .where(and(inArray(calls.id, ids), eq(calls.owner, owner)))
      .orderBy(calls.id)
      .for('update')
    const isOwn = new Set(own.map(({ id }) => id))
    const mine = writes.filter(({ callId }) => isOwn.has(callId))
    const events = mine.flatMap(({ callId, events }) =>
      events.map((event) => ({ call_id: callId, seq: event.seq, event })),
    )
    // Of several changes to one call the last holds.
    const patches = new Map(mine.map(({ callId, patch }) => [callId, { id: callId, ...patch }]))
    const stored: unknown = await tx.execute(sql`
      with given as (
        select * from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as e(call_id text, seq integer, event jsonb)
      ), appended as (
        insert into call_events (call_id, seq, event) select * from given
        on conflict do nothing
        returning call_id, seq
      ), told as (
        select pg_notify(${CHANNELS.events}, string_agg(call_id || ':' || seq, ',')) from (
          select call_id, max(seq) as seq, row_number() over () / ${CALLS_PER_MESSAGE}::integer as message
          from appended group by call_id
        ) as newest group by message
      ), patched as (
        update calls set state = p.state, result = p.result, steps_done = p."stepsDone", ended_at = p."endedAt",
          given_back = p."givenBack", recording = p.recording, recording_share = p."recordingShare",
          phone_sealed = case when p.state = 'DONE' then null else calls.phone_sealed end
        from jsonb_to_recordset(${JSON.stringify([...patches.values()])}::jsonb)
          as p(id text, state text, result text, "stepsDone" integer, "endedAt" timestamptz, "givenBack" boolean,
            recording text, "recordingShare" real)
        where calls.id = p.id and (select count(*) from given where call_id = p.id)
          = (select count(*) from appended where call_id = p.id)
        returning calls.id
      )
      select patched.id, (select count(*) from told) from patched`)
    return new Set(storedSchema.parse(stored).rows.map(({ id }) => id))
  })

/** Writes the events of all calls in the order they came, many in one transaction, and tries again when that fails. */
export const createEventWriter = (db: Db, owner: string, onError: (error: unknown) => void): EventWriter => {
  const queue: Write[] = []
  let running: Promise<void> | null = null

  const flush = async () => {
    for (let failures = 0; queue.length > 0;) {
      const batch = queue.slice(0, BATCH)
      try {
        const stored = await store(db, owner, batch)
        failures = 0
        queue.splice(0, batch.length)
        for (const write of batch) write.done(stored.has(write.callId))
        await pause(GATHER_MS)
      } catch (error) {
        onError(error)
        failures += 1
        await pause(Math.min(100 * 2 ** failures, 5_000))
      }
    }
    running = null
  }

  return {
    append: (callId, events, patch) =>
      new Promise((done) => {
        queue.push({ callId, events, patch, done })
        running ??= flush()
      }),
    drain: async () => {
      while (running) await running
    },
  }
}
