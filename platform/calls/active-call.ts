import type { CallStatus } from '../../lib/contract/call-status.ts'
import type { CallRow } from '../db/schema.ts'
import { speechProvider } from '../speech/speech.ts'
import type { CallPatch } from './event-writer.ts'
import type { PhoneConnection, PhoneEvent } from './phone-line.ts'

/** A call that is going on in this process. */
export type ActiveCall = {
  id: string
  kind: CallRow['kind']
  seq: number
  stepsDone: number
  rang: boolean
  isFinished: boolean
  line: PhoneConnection | null
  watchdog: NodeJS.Timeout | undefined
}

/** A stored call as a live one, with the events it has had. */
export const restoreCall = (row: CallRow, events: CallStatus[]): ActiveCall => ({
  id: row.id,
  kind: row.kind,
  seq: events.at(-1)?.seq ?? 0,
  stepsDone: row.stepsDone,
  rang: events.some((event) => event.state === 'CALLING'),
  isFinished: row.state === 'DONE',
  line: null,
  watchdog: undefined,
})

/** The address a recording is served under. */
export const recordingUrl = (callId: string): string => `/api/v1/demo-calls/${callId}/recording`

const statusOf = (call: ActiveCall, event: PhoneEvent): Omit<CallStatus, 'call_id' | 'seq'> | null => {
  switch (event.type) {
    case 'ringing':
      return { state: 'CALLING' }
    case 'answered':
      return { state: 'CALLING', duration_ms: 0 }
    case 'spoken':
      return { state: 'CALLING', duration_ms: event.line.start_ms, transcript_line: event.line }
    case 'cut_visitor':
      return null
    case 'ended':
      return {
        state: 'DONE',
        result: event.result,
        duration_ms: event.talkMs,
        ...(event.recording ? { recording_url: recordingUrl(call.id), spoken_by: speechProvider() } : {}),
      }
  }
}

/** Takes one report of the line into the call; gives the event to show, if any, and what changes in its row. */
export const applyPhoneEvent = (call: ActiveCall, event: PhoneEvent, now: number) => {
  const status = statusOf(call, event)
  call.stepsDone += 1
  if (status) call.seq += 1
  if (event.type === 'ringing') call.rang = true
  const isEnd = event.type === 'ended'
  if (isEnd) call.isFinished = true
  const patch: CallPatch = {
    state: isEnd ? 'DONE' : call.rang ? 'CALLING' : 'CREATING',
    result: isEnd ? event.result : null,
    stepsDone: call.stepsDone,
    endedAt: isEnd ? new Date(now).toISOString() : null,
    givenBack: isEnd && !call.rang,
    recording: isEnd ? (event.recording?.file ?? null) : null,
    recordingShare: isEnd ? (event.recording?.share ?? null) : null,
  }
  const events: CallStatus[] = status ? [{ call_id: call.id, seq: call.seq, ...status }] : []
  return { events, patch }
}
