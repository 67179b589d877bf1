import type { CallResult } from '../../lib/contract/enums.ts'
import type { RecordedLine } from '../../lib/contract/sample-call.ts'
import type { Dialogue } from './dialogue.ts'

/** A recording and how much of it was heard before the call ended, 0 to 1. */
export type HeardRecording = { file: string; share: number }

/** What a line reports about a call, in this order; `ended` is the last. */
export type PhoneEvent =
  | { type: 'ringing' }
  | { type: 'answered' }
  | { type: 'spoken'; line: RecordedLine }
  /** The test number that cuts the visitor's own connection, not the call. */
  | { type: 'cut_visitor' }
  | { type: 'ended'; result: CallResult; talkMs: number; recording: HeardRecording | null }

export type PhoneOrder = { callId: string; phone: string; dialogue: Dialogue }

/** A call on the line. `hangUp` ends it and reports `ended`; `detach` stops listening and leaves it alone. */
export type PhoneConnection = { hangUp: () => void; detach: () => void }

/**
 * A telephone line. What `prepare` gives is stored with the call before anything rings, so that after a restart
 * `run` finds the call again; `eventsDone` says how many events it has reported before.
 */
export type PhoneLine = {
  ringsPeople: boolean
  prepare: (order: PhoneOrder) => Promise<unknown>
  run: (call: { plan: unknown; eventsDone: number }, report: (event: PhoneEvent) => void) => PhoneConnection
}
