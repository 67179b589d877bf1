import type { Logger } from '../logger.ts'
import type { CallStatus } from '../../lib/contract/call-status.ts'
import type { Db } from '../db/open.ts'
import type { CallRow } from '../db/schema.ts'
import type { Secrets } from '../secrets.ts'
import { eventsAfter, storePlan, unfinishedCalls } from './call-store.ts'
import type { CallContent, Dialogue } from './dialogue.ts'
import { createEventWriter, type CallPatch } from './event-writer.ts'
import type { PhoneLine, PhoneEvent } from './phone-line.ts'
import { applyPhoneEvent, restoreCall, type Follower, type ActiveCall } from './active-call.ts'

/** A line that says nothing for this long has lost the call; a page gives up after 60 s. */
const SILENCE_MS = 90_000

const NEW_CALL: CallPatch = {
  state: 'CREATING',
  result: null,
  stepsDone: 0,
  endedAt: null,
  givenBack: false,
  recording: null,
  recordingShare: null,
}

type Parts = {
  db: Db
  line: PhoneLine
  secrets: Secrets
  clock: () => number
  log: Logger
  dialogueOf: (content: CallContent) => Dialogue
  silenceMs?: number
}

export type CallManager = ReturnType<typeof createCallManager>

/** Runs the calls of this process: every event is stored before anyone sees it, and followers see each one once. */
export const createCallManager = (parts: Parts) => {
  const { db, line, secrets, clock, log, dialogueOf, silenceMs = SILENCE_MS } = parts
  const activeCalls = new Map<string, ActiveCall>()
  const writer = createEventWriter(db, (error) =>
    log.error({ err: error }, 'call events could not be stored'),
  )

  let isStopped = false

  const publish = (call: ActiveCall, events: CallStatus[]) => {
    call.written.push(...events)
    for (const event of events) for (const follower of call.followers) follower.send(event)
    if (events.at(-1)?.state !== 'DONE') return
    call.followers.clear()
    activeCalls.delete(call.id)
  }

  const report = (call: ActiveCall, event: PhoneEvent) => {
    if (call.isFinished || isStopped) return
    watch(call)
    const { events, patch } = applyPhoneEvent(call, event, clock())
    if (call.isFinished) clearTimeout(call.watchdog)
    void writer.append(call.id, events, patch).then(() => {
      publish(call, events)
      if (event.type === 'cut_visitor') for (const follower of call.followers) follower.cut()
    })
  }

  const endLost = (call: ActiveCall) => {
    call.line?.detach()
    report(call, { type: 'ended', result: 'ERROR', talkMs: 0, recording: null })
  }

  const watch = (call: ActiveCall) => {
    clearTimeout(call.watchdog)
    call.watchdog = setTimeout(() => endLost(call), silenceMs)
  }

  const proceed = async (call: ActiveCall, row: CallRow) => {
    try {
      let plan = row.plan
      if (plan === null) {
        const phone = secrets.decrypt(row.phoneSealed ?? '')
        plan = await line.prepare({ callId: row.id, phone, dialogue: dialogueOf(row.content) })
        await storePlan(db, row.id, plan)
      }
      if (call.isFinished || isStopped) return
      call.line = line.run({ plan, eventsDone: call.stepsDone }, (event) => report(call, event))
    } catch (error) {
      if (isStopped) return
      log.error({ err: error, callId: call.id }, 'the line failed')
      endLost(call)
    }
  }

  const begin = (row: CallRow, events: CallStatus[]): ActiveCall => {
    const call = restoreCall(row, events)
    activeCalls.set(call.id, call)
    watch(call)
    void proceed(call, row)
    return call
  }

  const start = async (row: CallRow): Promise<void> => {
    const first: CallStatus = { call_id: row.id, seq: 1, state: 'CREATING' }
    await writer.append(row.id, [first], NEW_CALL)
    if (!isStopped) begin(row, [first])
  }

  return {
    /** Whether the line calls real people. */
    ringsPeople: line.ringsPeople,

    /** Starts a call whose ticket has just been used; resolves when its first event is stored. */
    start,

    /** Sends what a follower has not seen and then all that comes; gives the way to stop. */
    follow: async (callId: string, lastSeq: number, follower: Follower): Promise<() => void> => {
      const call = activeCalls.get(callId)
      if (!call) {
        for (const event of await eventsAfter(db, callId, lastSeq)) follower.send(event)
        return () => undefined
      }
      // Nothing waits between the two, so no event can slip in or come twice.
      for (const event of call.written) if (event.seq > lastSeq) follower.send(event)
      call.followers.add(follower)
      return () => void call.followers.delete(follower)
    },

    /** Ends a running call; false when it is not running. */
    hangUp: (callId: string): boolean => {
      const call = activeCalls.get(callId)
      if (!call || call.isFinished) return false
      if (call.line) call.line.hangUp()
      else report(call, { type: 'ended', result: 'NO_ANSWER', talkMs: 0, recording: null })
      return true
    },

    /** Takes up the calls that an earlier process left behind. */
    recover: async (): Promise<number> => {
      const rows = await unfinishedCalls(db)
      for (const row of rows) {
        const events = await eventsAfter(db, row.id, 0)
        if (events.length === 0) await start(row)
        else begin(row, events)
      }
      return rows.length
    },

    /** Lets go of all calls without ending them, and writes down what has happened. */
    stop: async (): Promise<void> => {
      isStopped = true
      for (const call of activeCalls.values()) {
        call.line?.detach()
        clearTimeout(call.watchdog)
        call.followers.clear()
      }
      await writer.drain()
    },
  }
}
