import { nextSteps, resolveKey, menuStepOf } from '@/features/demo-call/handset/resolve-key'
import type { ClipSource } from '@/features/demo-call/handset/clip-source'
import { onEachWord, textUntil } from '@/features/demo-call/handset/phrases'
import type { ClipEvents, Playing } from '@/features/demo-call/handset/play-clip'
import { stepOf, type Clip, type Scripts } from '@/features/demo-call/handset/script'
import type { PlayedTurn } from '@/features/demo-call/handset/vtt'
import type { CallAction, TranscriptEntry, StatusEvent } from '@/features/demo-call/call/call-machine'
import type { CallResult, HandsetKey } from '@/lib/contract/enums'

/** What the handset shows besides the state of the call. */
export type HandsetUiState = {
  stepId: string
  clip: Clip | undefined
  atMs: number
  waiting: boolean
  isFallback: boolean
  keys: readonly HandsetKey[]
  /** The key just pressed, until the answer to it is heard. */
  flash: HandsetKey | undefined
  /** What the business learns: one entry per question, the last answer counts. */
  notes: readonly { field: string; value: string }[]
  status: { tone: 'good' | 'neutral'; text: string } | undefined
}

export const HANDSET_CALL = 'handset'
/** Long enough to think; somebody who reads captions is given all the time in the world. */
const SILENCE_MS = 15_000
const REMINDERS = 2
const GOODBYE_MS = 700

type Options = {
  scripts: Scripts
  clips: ClipSource
  play: (clip: Clip, on: ClipEvents) => Playing
  dispatch: (action: CallAction) => void
  show: (change: Partial<HandsetUiState>) => void
  now: () => number
  isSilent: () => boolean
  pressedText: (key: HandsetKey) => string
  always: Readonly<Record<'stop' | 'person', string>>
}

export type PhoneConnection = ReturnType<typeof openPhoneConnection>

/** A line inside the page: speaks a script, listens to keys, and reports every step the way the platform would. */
export const openPhoneConnection = (options: Options) => {
  const { clips, dispatch, show, now } = options
  const { spoken: script, shown } = options.scripts
  const turns: PlayedTurn[] = []
  const notes = new Map<string, string>()
  const keys: HandsetKey[] = []
  let [seq, answeredAt, reminders, turn] = [0, 0, 0, 0]
  let state: 'ringing' | 'talking' | 'finished' = 'ringing'
  let listening = script.start
  let current: { stepId: string; clip: Clip; startMs: number; playing: Playing } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const talkedMs = () => Math.round(now() - answeredAt)

  const report = (event: Omit<StatusEvent, 'callId' | 'seq'>) =>
    dispatch({ type: 'status', event: { callId: HANDSET_CALL, seq: ++seq, ...event }, at: Date.now() })

  const reportEntry = (line: TranscriptEntry) =>
    report({ state: 'CALLING', durationMs: talkedMs(), transcriptLine: line })

  /** Closes what the agent was saying; what was cut off stands as far as it was heard. */
  const closeTurn = (isWhole: boolean) => {
    clearTimeout(timer)
    turn += 1
    if (!current) return
    const { clip, startMs, playing } = current
    current = undefined
    const reachedMs = isWhole ? clip.durationMs : playing.stop()
    const text = isWhole ? clip.text : textUntil(clip, reachedMs)
    const endMs = Math.round(startMs + reachedMs)
    if (!text) return
    turns.push({ speaker: 'agent', startMs, endMs, clip })
    reportEntry({ speaker: 'agent', startMs, endMs, text, translation: clip.translation })
  }

  const end = (result: CallResult) => {
    if (state === 'finished') return
    const wasTalking = state === 'talking'
    closeTurn(false)
    state = 'finished'
    report({ state: 'DONE', result, durationMs: wasTalking ? talkedMs() : 0 })
  }

  const listen = (stepId: string) => {
    show({ waiting: true })
    if (options.isSilent()) return
    timer = setTimeout(() => {
      reminders += 1
      void speak(reminders > REMINDERS ? stepOf(script, stepId).silence : stepId)
    }, SILENCE_MS)
  }

  const onSpoken = (stepId: string) => {
    closeTurn(true)
    const step = stepOf(script, stepId)
    if (step.end) timer = setTimeout(end, GOODBYE_MS, 'ANSWER')
    else if (step.next) void speak(step.next)
    else listen(listening)
  }

  const speak = async (stepId: string) => {
    closeTurn(false)
    const thisTurn = turn
    if (stepId !== 'unknown') listening = stepId
    show({ stepId: listening, waiting: false })
    // Decided now: the closing words change nothing any more.
    const { end } = stepOf(shown, stepId)
    if (end) show({ status: { tone: end.tone, text: end.status } })
    const { clip, isFallback } = await clips.get(stepId)
    if (thisTurn !== turn || state !== 'talking') return
    show({ clip, atMs: 0, isFallback, flash: undefined })
    const startMs = talkedMs()
    const on = { time: onEachWord(clip, (atMs) => show({ atMs })), end: () => onSpoken(stepId) }
    current = { stepId, clip, startMs, playing: options.play(clip, on) }
    clips.prepare(nextSteps(script, stepId))
  }

  const note = (key: HandsetKey, answer: string) => {
    const { field } = stepOf(shown, menuStepOf(shown, listening))
    keys.push(key)
    if (field && answer) notes.set(field, answer)
    show({ flash: key, keys: [...keys], notes: [...notes].map(([name, value]) => ({ field: name, value })) })
  }

  const press = (key: HandsetKey) => {
    if (state !== 'talking') return
    const choice = resolveKey(script, listening, key)
    if (choice.kind === 'stay') return
    closeTurn(false)
    reminders = 0
    const label = choice.kind === 'go' ? choice.label : undefined
    const shownLabel = stepOf(shown, menuStepOf(shown, listening)).keys[key]?.label
    const always = key === '9' ? options.always.stop : key === '0' ? options.always.person : ''
    const isSaid = label !== undefined && script.kind === 'callbot'
    const text = isSaid ? label : options.pressedText(key)
    const translation =
      isSaid && shownLabel && script !== shown ? { [shown.language]: shownLabel } : undefined
    const startMs = talkedMs()
    const entry = { speaker: 'customer', startMs, endMs: startMs + 400, text, translation } as const
    turns.push({ ...entry, key })
    reportEntry(entry)
    note(key, shownLabel ?? (choice.kind === 'go' ? always : ''))
    if (choice.kind === 'go') return void speak(choice.to)
    void speak(choice.kind === 'repeat' ? listening : 'unknown')
  }

  report({ state: 'CREATING' })
  report({ state: 'CALLING' })
  clips.prepare([script.start])

  return {
    turns: (): readonly PlayedTurn[] => turns,
    answer: () => {
      if (state !== 'ringing') return
      state = 'talking'
      answeredAt = now()
      report({ state: 'CALLING', durationMs: 0 })
      void speak(script.start)
    },
    press,
    hangUp: () => {
      dispatch({ type: 'hanging-up' })
      end(state === 'ringing' ? 'NO_ANSWER' : 'ANSWER')
    },
    stop: () => {
      state = 'finished'
      clearTimeout(timer)
      turn += 1
      current?.playing.stop()
      current = undefined
    },
  }
}
