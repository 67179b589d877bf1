import { KEY_PRESS } from '../../lib/domain/key-press.ts'
import { keyTone } from './dsp/dtmf.ts'
import type { SpeechEngine, Utterance, WordTime } from './engine.ts'

export type Speaker = 'agent' | 'customer'

/** One thing spoken, or a key pressed (`[phím 1]`, `[key 1]`); `pause_ms` replaces the usual silence before it. */
export type Turn = { speaker: Speaker; text: string; pause_ms?: number }

/** A turn with its position in the call and the times of its words, all in milliseconds from the start of the call. */
export type TimedTurn = {
  speaker: Speaker
  start_ms: number
  end_ms: number
  text: string
  words: WordTime[]
}

/** A call as two channels of the same length: where one speaks, the other is silent unless they overlap. */
export type Dialogue = { agent: Float32Array; customer: Float32Array; sampleRate: number; turns: TimedTurn[] }

export type Cast = { agent: string; customer: string; rate: number }

const LEAD_MS = 320
const TAIL_MS = 480
const ROOM_TAIL_MS = 50
// A call of nothing but keys has no engine to ask.
const KEY_SAMPLE_RATE = 22050

/** People answer after a short while; a fixed silence would sound like a machine, a random one could not be repeated. */
function pauseBefore(turn: Turn, previous: Turn | undefined): number {
  if (turn.pause_ms !== undefined) return turn.pause_ms
  if (!previous) return 0
  if (previous.speaker === turn.speaker) return 460
  const wobble = (turn.text.length * 37 + previous.text.length * 11) % 170
  return (turn.speaker === 'customer' ? 430 : 360) + wobble
}

function later(words: WordTime[], ms: number): WordTime[] {
  return words.map((word) => ({ ...word, start_ms: word.start_ms + ms, end_ms: word.end_ms + ms }))
}

async function synthesizeTurn(engine: SpeechEngine, { speaker, text }: Turn, cast: Cast): Promise<Utterance> {
  const utterance = await engine.speak(text, cast[speaker], speaker === 'agent' ? cast.rate : 1)
  const { pcm, sampleRate } = utterance
  const padded = new Float32Array(pcm.length + Math.round((ROOM_TAIL_MS / 1000) * sampleRate))
  padded.set(pcm)
  return { ...utterance, pcm: engine.polish?.(padded, sampleRate, cast[speaker]) ?? padded }
}

/** The turns with their sound, all of one rate: key tones take that of the speech. */
async function synthesizeTurns(engine: SpeechEngine, turns: readonly Turn[], cast: Cast) {
  const spoken: (Utterance | null)[] = []
  for (const turn of turns)
    spoken.push(KEY_PRESS.test(turn.text) ? null : await synthesizeTurn(engine, turn, cast))
  const rates = new Set(spoken.flatMap((utterance) => utterance?.sampleRate ?? []))
  if (rates.size > 1) throw new Error(`the voices of one call have ${rates.size} sample rates`)
  const [sampleRate = KEY_SAMPLE_RATE] = rates
  const press = (text: string): Utterance => ({
    pcm: keyTone(KEY_PRESS.exec(text)?.[1] ?? '', sampleRate),
    sampleRate,
    words: [],
  })
  return { sampleRate, said: turns.map((turn, i) => ({ turn, ...(spoken[i] ?? press(turn.text)) })) }
}

/** Says the turns one after the other and lays them on the two channels of a call. */
export async function layDialogue(
  engine: SpeechEngine,
  turns: readonly Turn[],
  cast: Cast,
): Promise<Dialogue> {
  const sounds: { speaker: Speaker; at: number; pcm: Float32Array }[] = []
  const timed: TimedTurn[] = []
  let cursorMs = LEAD_MS
  const { sampleRate, said } = await synthesizeTurns(engine, turns, cast)
  for (const [i, { turn, pcm, words }] of said.entries()) {
    const startMs = Math.round(cursorMs + pauseBefore(turn, turns[i - 1]))
    sounds.push({ speaker: turn.speaker, at: Math.round((startMs / 1000) * sampleRate), pcm })
    cursorMs = startMs + (pcm.length / sampleRate) * 1000 - (words.length > 0 ? ROOM_TAIL_MS : 0)
    const { speaker, text } = turn
    timed.push({
      speaker,
      start_ms: startMs,
      end_ms: Math.round(cursorMs),
      text,
      words: later(words, startMs),
    })
  }
  const length = Math.ceil(((cursorMs + TAIL_MS) / 1000) * sampleRate)
  const channels = { agent: new Float32Array(length), customer: new Float32Array(length) }
  for (const { speaker, at, pcm } of sounds) channels[speaker].set(pcm, at)
  return { ...channels, sampleRate, turns: timed }
}
