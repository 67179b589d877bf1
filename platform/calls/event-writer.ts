import { sql } from 'drizzle-orm'
import type { CallStatus } from '../../lib/contract/call-status.ts'
import type { CallResult, CallState } from '../../lib/contract/enums.ts'
import type { Db } from '../db/open.ts'

export type CallPatch = {
  state: CallState
  result: CallResult | null
  stepsDone: number
  endedAt: string | null
  givenBack: boolean
  recording: string | null
  recordingShare: number | null
}

type Write = { callId: string; events: CallStatus[]; patch: CallPatch; done: () => void }

/** Appends to the log of calls; resolves when what was given is in the database. */
export type EventWriter = {
  append: (callId: string, events: CallStatus[], patch: CallPatch) => Promise<void>
  /** Resolves when nothing is left to write. */
  drain: () => Promise<void>
}

const BATCH = 500

/** What comes within this time after a write goes together into the next one. */
const GATHER_MS = 10

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const store = async (db: Db, writes: Write[]) => {
  const events = writes.flatMap((write) =>
    write.events.map((event) => ({ call_id: write.callId, seq: event.seq, event })),
  )
  // Of several changes to one call the last holds.
  const patches = new Map(writes.map(({ callId, patch }) => [callId, { id: callId, ...patch }]))
  // One statement is one transaction and one round trip.
  await db.execute(sql`
    with appended as (
      insert into call_events (call_id, seq, event)
      select call_id, seq, event from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
        as e(call_id text, seq integer, event jsonb)
      -- A call may be deleted while it is going on; it must not hold up the others.
      where exists (select from calls where calls.id = e.call_id)
      on conflict do nothing
    )
    update calls set state = p.state, result = p.result, steps_done = p."stepsDone", ended_at = p."endedAt",
      given_back = p."givenBack", recording = p.recording, recording_share = p."recordingShare",
      phone_sealed = case when p.state = 'DONE' then null else calls.phone_sealed end
    from jsonb_to_recordset(${JSON.stringify([...patches.values()])}::jsonb)
      as p(id text, state text, result text, "stepsDone" integer, "endedAt" timestamptz, "givenBack" boolean,
        recording text, "recordingShare" real)
    where calls.id = p.id`)
}

/** Writes the events of all calls in the order they came, many in one transaction, and tries again when that fails. */
export const createEventWriter = (db: Db, onError: (error: unknown) => void): EventWriter => {
  const queue: Write[] = []
  let running: Promise<void> | null = null

  const flush = async () => {
    for (let failures = 0; queue.length > 0;) {
      const batch = queue.slice(0, BATCH)
      try {
        await store(db, batch)
        failures = 0
        queue.splice(0, batch.length)
        for (const write of batch) write.done()
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
