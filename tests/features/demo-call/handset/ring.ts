import { vi } from 'vitest'
import type { ClipSource } from '@/features/demo-call/handset/clip-source'
import {
  openPhoneConnection,
  HANDSET_CALL,
  type HandsetUiState,
} from '@/features/demo-call/handset/phone-connection'
import type { ClipEvents } from '@/features/demo-call/handset/play-clip'
import { stepOf, toClip, type Clip, type Script } from '@/features/demo-call/handset/script'
import { callMachine, START, type CallAction, type CallView } from '@/features/demo-call/call/call-machine'

/** Plays a clip by the test clock. */
export const play = (clip: Clip, on: ClipEvents) => {
  const from = Date.now()
  const timer = setTimeout(on.end, clip.durationMs)
  return {
    stop: () => {
      clearTimeout(timer)
      return Math.min(Date.now() - from, clip.durationMs)
    },
  }
}

/** A line whose clips are played by the test clock, with everything it reports. */
export const ring = (script: Script, { isSilent = false, shown = script } = {}) => {
  let view: CallView = callMachine(START, { type: 'submitted', phone: 'here' })
  const actions: CallAction[] = []
  const ui: Partial<HandsetUiState> = {}
  const dispatch = (action: CallAction) => {
    actions.push(action)
    view = callMachine(view, action)
  }
  const { kind } = script
  dispatch({
    type: 'accepted',
    call: { kind, callId: HANDSET_CALL, ticket: HANDSET_CALL, phone: 'here', lastSeq: 0 },
  })
  const clips: ClipSource = {
    get: (id) => Promise.resolve({ clip: toClip(stepOf(script, id).speech), isFallback: false }),
    prepare: () => undefined,
    release: () => undefined,
  }
  const line = openPhoneConnection({
    scripts: { spoken: script, shown },
    clips,
    play,
    dispatch,
    now: () => Date.now(),
    isSilent: () => isSilent,
    show: (change) => void Object.assign(ui, change),
    pressedText: (key) => `[${key}]`,
    always: { stop: 'stop', person: 'person' },
  })
  const lengthOf = (id: string) => stepOf(script, id).speech.duration_ms
  return { line, ui, actions, lengthOf, view: () => view }
}

export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
