import { HANDSET_CALL, type HandsetUiState } from '@/features/demo-call/handset/phone-connection'
import { onEachWord } from '@/features/demo-call/handset/phrases'
import type { ClipEvents, Playing } from '@/features/demo-call/handset/play-clip'
import type { Clip } from '@/features/demo-call/handset/script'
import type { PlayedTurn } from '@/features/demo-call/handset/vtt'
import type { CallAction, StatusEvent } from '@/features/demo-call/call/call-machine'
import { HANDSET_KEYS } from '@/lib/contract/enums'

const KEY_MS = 500
const PAUSE_MS = 350

type Options = {
  turns: readonly PlayedTurn[]
  durationMs: number
  play: (clip: Clip, on: ClipEvents) => Playing
  dispatch: (action: CallAction) => void
  show: (change: Partial<HandsetUiState>) => void
  onKey: (key: string) => void
}

/** Plays a finished call once more, thinking pauses left out; the same machine shows it. */
export const openReplay = ({ turns, durationMs, play, dispatch, show, onKey }: Options) => {
  let [seq, isFinished] = [0, false]
  let playing: Playing | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const report = (event: Omit<StatusEvent, 'callId' | 'seq'>) =>
    dispatch({ type: 'status', event: { callId: HANDSET_CALL, seq: ++seq, ...event }, at: Date.now() })

  const finish = () => {
    if (isFinished) return
    stop()
    report({ state: 'DONE', result: 'ANSWER', durationMs })
  }

  const line = (item: PlayedTurn, text: string) => {
    const { speaker, startMs, endMs } = item
    const { translation } = item.speaker === 'agent' ? item.clip : item
    const transcriptLine = { speaker, startMs, endMs, text, translation }
    report({ state: 'CALLING', durationMs: startMs, transcriptLine })
  }

  const go = (at: number) => {
    const item = turns[at]
    if (isFinished) return
    if (!item) return finish()
    const next = (text: string, pauseMs: number) => {
      line(item, text)
      timer = setTimeout(go, pauseMs, at + 1)
    }
    if (item.speaker === 'customer') {
      const flash = HANDSET_KEYS.find((key) => key === item.key)
      show({ flash })
      onKey(item.key)
      return next(item.text, KEY_MS)
    }
    const untilMs = item.endMs - item.startMs
    show({ clip: item.clip, atMs: 0, flash: undefined })
    const light = onEachWord(item.clip, (atMs) => show({ atMs }))
    playing = play(item.clip, {
      time: (atMs) => {
        light(atMs)
        if (atMs < untilMs) return
        // Here the visitor had cut in.
        playing?.stop()
        next(item.clip.text, 0)
      },
      end: () => next(item.clip.text, PAUSE_MS),
    })
  }

  const stop = () => {
    isFinished = true
    clearTimeout(timer)
    playing?.stop()
  }

  report({ state: 'CREATING' })
  report({ state: 'CALLING', durationMs: 0 })
  go(0)
  return { stop, finish }
}
