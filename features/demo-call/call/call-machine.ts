import type { CallResult, DemoCallKind } from '@/lib/contract/enums'
import type { ErrorCode } from '@/lib/contract/error-codes'
import type { FieldCode } from '@/lib/contract/field-codes'
import type { Translation } from '@/lib/contract/sample-call'

/** `translation` says the same in other languages, where it is known. */
export type TranscriptEntry = {
  speaker: 'agent' | 'customer'
  startMs: number
  endMs: number
  text: string
  translation?: Translation | undefined
}

/** One step the server reports; `seq` rises by one. */
export type StatusEvent = {
  callId: string
  seq: number
  state: 'CREATING' | 'CALLING' | 'DONE'
  result?: CallResult | undefined
  durationMs?: number | undefined
  recordingUrl?: string | undefined
  spokenBy?: string | undefined
  transcriptLine?: TranscriptEntry | undefined
}

export type CallErrorCode = ErrorCode | 'NETWORK' | 'CAPTCHA_UNREACHABLE'

/** Why no call was made: the service's code or that it could not be reached, when calls are made again (ISO 8601), what was wrong. */
export type CallError = {
  code: CallErrorCode
  retryAt?: string | undefined
  fieldErrors?: readonly FieldCode[] | undefined
}

/** `ringingAt` and `talkingAt` are when the phone began to ring and was answered, in milliseconds since 1970; `hangingUp` since the visitor pressed it. */
export type Call = {
  kind: DemoCallKind
  callId: string
  ticket: string
  phone: string
  lastSeq: number
  ringingAt?: number | undefined
  talkingAt?: number | undefined
  hangingUp?: boolean | undefined
}

/** `polling` and `unreachable`: without the socket, and whether the service answers then. */
export type Connection = 'live' | 'reconnecting' | 'polling' | 'unreachable'

/** How a call ended for the visitor: as the service tells it, hung up by the visitor before anybody answered, or not reachable: the network said so before it rang. */
export type Ending = CallResult | 'HUNG_UP' | 'NOT_REACHABLE'

type Talk = { call: Call; lines: readonly TranscriptEntry[]; connection: Connection }

export type FinishedCall = {
  state: 'DONE'
  call: Call
  result: Ending
  durationMs: number
  recordingUrl: string | undefined
  /** Who speaks in the recording. */
  spokenBy?: string | undefined
  lines: readonly TranscriptEntry[]
  /** Whether it ended before this page was opened. */
  isRestored: boolean
}

export type CallView =
  | { state: 'INIT'; error?: CallError }
  | { state: 'CREATING'; call?: Call; phone: string; connection: Connection }
  | ({ state: 'CALLING'; talkedMs: number | undefined } & Talk)
  | FinishedCall

export type CallAction =
  | { type: 'submitted'; phone: string }
  | { type: 'refused'; error: CallError }
  | { type: 'accepted'; call: Call }
  | { type: 'status'; event: StatusEvent; at: number }
  | { type: 'connection'; connection: Connection }
  | { type: 'hanging-up' }
  | { type: 'restored'; call: FinishedCall }
  | { type: 'lost' }
  | { type: 'reset' }

export const START: CallView = { state: 'INIT' }

type End = Partial<Omit<StatusEvent, 'result'>> & { result?: Ending | undefined }

const done = (call: Call, lines: readonly TranscriptEntry[], event: End): CallView => ({
  state: 'DONE',
  call,
  lines,
  isRestored: false,
  result: event.result ?? 'ERROR',
  durationMs: event.durationMs ?? 0,
  recordingUrl: event.recordingUrl,
  spokenBy: event.spokenBy,
})

/** The moments of a call as they are known after an event: one that was missed is worked out from the time talked. */
const timed = (call: Call, { seq, state, durationMs }: StatusEvent, at: number): Call => {
  const { ringingAt, talkingAt = Infinity } = call
  const answeredAt = durationMs === undefined ? talkingAt : Math.min(talkingAt, at - durationMs)
  return {
    ...call,
    lastSeq: seq,
    ringingAt: ringingAt ?? (state === 'CALLING' ? at : undefined),
    talkingAt: Number.isFinite(answeredAt) ? answeredAt : undefined,
  }
}

const endingOf = ({ hangingUp, ringingAt }: Call, result: CallResult | undefined): Ending | undefined => {
  if (result !== 'NO_ANSWER') return result
  if (hangingUp) return 'HUNG_UP'
  return ringingAt === undefined ? 'NOT_REACHABLE' : result
}

const onStatus = (view: CallView, event: StatusEvent, at: number): CallView => {
  if (view.state === 'INIT' || view.state === 'DONE' || !view.call) return view
  // Only the next step counts: an older one was seen, a later one waits until the gap is filled.
  if (event.callId !== view.call.callId || event.seq !== view.call.lastSeq + 1) return view
  const call = timed(view.call, event, at)
  const lines = view.state === 'CALLING' ? view.lines : []
  const nextLines = event.transcriptLine ? [...lines, event.transcriptLine] : lines
  if (event.state === 'DONE') return done(call, nextLines, { ...event, result: endingOf(call, event.result) })
  if (event.state === 'CREATING') return { ...view, call }
  const talkedMs = event.durationMs ?? (view.state === 'CALLING' ? view.talkedMs : undefined)
  return { state: 'CALLING', call, lines: nextLines, talkedMs, connection: view.connection }
}

/** The whole demo call as a pure function: view × action → view; actions that do not fit the state change nothing. */
export const callMachine = (view: CallView, action: CallAction): CallView => {
  switch (action.type) {
    case 'submitted':
      return view.state === 'INIT' ? { state: 'CREATING', phone: action.phone, connection: 'live' } : view
    case 'refused':
      return view.state === 'CREATING' ? { state: 'INIT', error: action.error } : view
    case 'accepted':
      if (view.state !== 'CREATING' && view.state !== 'INIT') return view
      return { state: 'CREATING', call: action.call, phone: action.call.phone, connection: 'live' }
    case 'status':
      return onStatus(view, action.event, action.at)
    case 'connection':
      return view.state === 'CREATING' || view.state === 'CALLING'
        ? { ...view, connection: action.connection }
        : view
    case 'hanging-up':
      return view.state === 'CALLING' ? { ...view, call: { ...view.call, hangingUp: true } } : view
    case 'restored':
      return view.state === 'INIT' ? { ...action.call, isRestored: true } : view
    case 'lost':
      if (view.state === 'CALLING') return done(view.call, view.lines, { result: 'ERROR' })
      if (view.state !== 'CREATING') return view
      return view.call
        ? done(view.call, [], { result: 'ERROR' })
        : { state: 'INIT', error: { code: 'NETWORK' } }
    case 'reset':
      return view.state === 'DONE' || view.state === 'INIT' ? START : view
  }
}
