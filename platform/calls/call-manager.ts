import type { Logger } from '../logger.ts'
import type { CallStatus } from '../../lib/contract/call-status.ts'
import type { CallResult } from '../../lib/contract/enums.ts'
import type { OpenDb } from '../db/open.ts'
import type { CallRow } from '../db/schema.ts'
import type { Secrets } from '../secrets.ts'
import { createCallFeed } from './call-feed.ts'
import { hangUpsAsked, releaseCalls, requestHangUp, storePlan, takeOverCalls } from './call-store.ts'
import { CHANNELS, notify } from './channels.ts'
import type { CallContent, Dialogue } from './dialogue.ts'
import { createEventWriter, type CallPatch } from './event-writer.ts'
import type { PhoneLine, PhoneEvent } from './phone-line.ts'
import { applyPhoneEvent, restoreCall, type ActiveCall } from './active-call.ts'

/** A line that says nothing for this long has lost the call; a page gives up after 60 s. */
const SILENCE_MS = 90_000

const FAILED = 'the other replicas could not be told'

const NEW_CALL: CallPatch = {
  state: 'CREATING',
  result: null,
  stepsDone: 0,
  endedAt: null,
  givenBack: false,
  recording: null,
  recordingShare: null,
}

/** How often a replica looks for calls that nobody runs, and for hang-ups it did not hear of. */
const LOOK_MS = 1_000

type Parts = {
  database: Pick<OpenDb, 'db' | 'listen'>
  replicaId: string
  /** Whether this replica takes no more calls. */
  isLeaving?: () => boolean
  line: PhoneLine
  /** Where calls go that a program asked for. */
  decoyLine: PhoneLine
  secrets: Secrets
  clock: () => number
  log: Logger
  dialogueOf: (content: CallContent) => Dialogue
  silenceMs?: number
  /** Told of each call that ended here, once it is stored. */
  onEnded?: (result: CallResult) => void
}

export type CallManager = ReturnType<typeof createCallManager>

/**
 * Runs the calls that this replica owns and takes those that nobody owns any more: every event is stored before anyone sees it, and
 * followers see each one once, whichever replica they are at.
 */
export const createCallManager = (parts: Parts) => {
  const {
    database,
    replicaId,
    isLeaving = () => false,
    line,
    decoyLine,
    secrets,
    clock,
    log,
    dialogueOf,
    silenceMs = SILENCE_MS,
    onEnded = () => undefined,
  } = parts
  const { db, listen } = database
  const activeCalls = new Map<string, ActiveCall>()
  const feed = createCallFeed(db, log)
  const writer = createEventWriter(db, replicaId, (error) =>
    log.error({ err: error }, 'call events could not be stored'),
  )

  let isStopped = false
  let looking: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined

  /** Another replica has the call, or it was deleted. */
  const letGo = (call: ActiveCall) => {
    call.isFinished = true
    call.line?.detach()
    clearTimeout(call.watchdog)
    activeCalls.delete(call.id)
    log.warn({ callId: call.id }, 'a call is not run here any more')
    releaseCalls(db, replicaId, call.id).catch((error: unknown) => log.error({ err: error }, FAILED))
  }

  const report = (call: ActiveCall, event: PhoneEvent) => {
    if (call.isFinished || isStopped) return
    watch(call)
    const { events, patch } = applyPhoneEvent(call, event, clock())
    if (call.isFinished) clearTimeout(call.watchdog)
    void writer.append(call.id, events, patch).then((isStored) => {
      if (!isStored) return letGo(call)
      feed.offer(call.id, events)
      if (call.isFinished && activeCalls.delete(call.id) && patch.result) onEnded(patch.result)
      if (event.type === 'cut_visitor')
        notify(db, CHANNELS.cut, call.id).catch((error: unknown) => log.error({ err: error }, FAILED))
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
    const ownLine = row.isDecoy ? decoyLine : line
    try {
      let plan = row.plan
      if (plan === null) {
        const phone = secrets.decrypt(row.phoneSealed ?? '')
        plan = await ownLine.prepare({ callId: row.id, phone, dialogue: dialogueOf(row.content) })
        if (!(await storePlan(db, replicaId, row.id, plan))) return letGo(call)
      }
      if (call.isFinished || isStopped) return
      call.line = ownLine.run({ plan, eventsDone: call.stepsDone }, (event) => report(call, event))
      if (row.hangUpAt) call.line.hangUp()
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
    if (row.owner !== replicaId) return notify(db, CHANNELS.released, '')
    const first: CallStatus = { call_id: row.id, seq: 1, state: 'CREATING' }
    const isStored = await writer.append(row.id, [first], NEW_CALL)
    if (isStored && !isStopped) begin(row, [first])
  }

  /** False when the call is not going on here. */
  const hangUpHere = (callId: string): boolean => {
    const call = activeCalls.get(callId)
    if (!call || call.isFinished) return false
    if (call.line) call.line.hangUp()
    else report(call, { type: 'ended', result: 'NO_ANSWER', talkMs: 0, recording: null })
    return true
  }

  const takeOver = async () => {
    for (let isMore = true; isMore && !isStopped && !isLeaving();) {
      const taken = await takeOverCalls(db, replicaId)
      for (const { row, events } of taken) {
        if (events.length === 0) await start(row)
        else begin(row, events)
      }
      if (taken.length > 0) log.info({ calls: taken.length }, 'took up unfinished calls')
      isMore = taken.length > 0
    }
  }

  const lookOnce = async () => {
    if (isStopped) return
    try {
      await takeOver()
      if (activeCalls.size > 0) for (const id of await hangUpsAsked(db, replicaId)) hangUpHere(id)
    } catch (error) {
      log.error({ err: error }, 'calls could not be looked for')
    }
  }

  const look = () => {
    looking ??= lookOnce().finally(() => {
      looking = null
    })
    return looking
  }

  return {
    /** Whether the line calls real people. */
    ringsPeople: line.ringsPeople,

    /** Starts a call whose ticket has just been used up for this replica, and resolves when its first event is stored; another's is left to the others. */
    start,

    /** Sends what a follower has not seen after `lastSeq` and then all that comes; gives the way to stop. */
    follow: feed.follow,

    /** Ends a call wherever it goes on; false when it does nowhere. */
    hangUp: async (callId: string): Promise<boolean> => {
      const isHere = hangUpHere(callId)
      // Asked for all the same: another replica may have taken the call a moment ago.
      return (await requestHangUp(db, callId, new Date(clock()))) || isHere
    },

    /** Hears the other replicas, and takes the calls that nobody runs, now and from then on. */
    open: async (): Promise<void> => {
      await listen(CHANNELS.events, {
        onMessage: (message) => {
          for (const [id = '', seq] of message.split(',').map((part) => part.split(':')))
            feed.hear(id, Number(seq))
        },
        onGap: feed.readOn,
      })
      await listen(CHANNELS.hangUp, { onMessage: (id) => void hangUpHere(id) })
      await listen(CHANNELS.cut, { onMessage: feed.cut })
      await listen(CHANNELS.released, { onMessage: () => void look() })
      await look()
      timer = setInterval(look, LOOK_MS)
    },

    /** Lets go of all calls without ending them: what has happened is written down, and another replica goes on with them. */
    stop: async (): Promise<void> => {
      isStopped = true
      clearInterval(timer)
      for (const call of activeCalls.values()) {
        call.line?.detach()
        clearTimeout(call.watchdog)
      }
      await feed.stop()
      await looking
      await writer.drain()
      await releaseCalls(db, replicaId).catch((error: unknown) => log.error({ err: error }, FAILED))
    },
  }
}
