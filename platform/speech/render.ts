import { measurePeaks, packChannels, roundPeaks, type PackedChannels } from '../../lib/domain/waveform.ts'
import type { ReadingOptions } from '../../lib/domain/reading/options.ts'
import { layDialogue, type Cast, type Dialogue, type Speaker, type TimedTurn, type Turn } from './dialogue.ts'
import { scale, softClip } from './dsp/dynamics.ts'
import { gainTo } from './dsp/loudness.ts'
import type { SpeechEngine, WordTime } from './engine.ts'
import { encodeMp3 } from './mp3.ts'

/** A finished call: `peaks` draws both speakers in one line, `channels` draws them apart (agent first). */
export type CallAudio = {
  mp3: Uint8Array
  durationMs: number
  turns: TimedTurn[]
  peaks: number[]
  channels: PackedChannels
}

/** A finished text in one voice. */
export type SpeechAudio = {
  mp3: Uint8Array
  durationMs: number
  words: WordTime[]
  peaks: number[]
  channels: PackedChannels
}

// A breath of silence before the first word.
const LEAD_MS = 150
const TAIL_MS = 350
const LOUDNESS_LUFS = -18
const BESIDE = 0.4

function shift<T extends { start_ms: number; end_ms: number }>(timed: T, ms: number): T {
  return { ...timed, start_ms: timed.start_ms + ms, end_ms: timed.end_ms + ms }
}

/** One ear: its own speaker and a little of the other, together as loud as the speaker alone in one ear. */
function mix(near: Float32Array, far: Float32Array): Float32Array {
  const out = new Float32Array(near.length)
  const gain = 1 / Math.hypot(1, BESIDE)
  for (let i = 0; i < out.length; i++) out[i] = gain * ((near[i] ?? 0) + BESIDE * (far[i] ?? 0))
  return out
}

/** Both speakers equally loud; a channel of nothing but key tones keeps its level. */
function normalizeLoudness(call: Dialogue, speaker: Speaker): Float32Array {
  const channel = call[speaker]
  const speaks = call.turns.some((turn) => turn.speaker === speaker && turn.words.length > 0)
  return speaks ? scale(channel, gainTo(LOUDNESS_LUFS, [channel], call.sampleRate)) : channel
}

/** Makes a call from its turns: agent on the left, customer on the right (each a little in the other ear as well). */
export async function renderCall(
  engine: SpeechEngine,
  turns: readonly Turn[],
  cast: Cast,
  title: string,
): Promise<CallAudio> {
  const call = await layDialogue(engine, turns, cast)
  const agent = normalizeLoudness(call, 'agent')
  const customer = normalizeLoudness(call, 'customer')
  const channels = [mix(agent, customer), mix(customer, agent)].map(softClip)
  const { bytes, durationMs, delayMs } = await encodeMp3(channels, call.sampleRate, {
    title,
    spokenBy: engine.provider,
  })
  const [both = []] = measurePeaks([agent.map((v, i) => v + (customer[i] ?? 0))])
  return {
    mp3: bytes,
    durationMs,
    turns: call.turns.map((turn) => ({
      ...shift(turn, Math.round(delayMs)),
      words: turn.words.map((word) => shift(word, Math.round(delayMs))),
    })),
    peaks: roundPeaks(both),
    channels: packChannels(measurePeaks([agent, customer]), durationMs / 1000),
  }
}

/** How numbers are read, and the silence before and after. */
type Spoken = { reading?: ReadingOptions | undefined; leadMs?: number; tailMs?: number }

/** One text spoken as the listener hears it, samples of -1 to 1, with the times (ms) of its words. */
export const speakText = async (
  engine: SpeechEngine,
  text: string,
  voice: string,
  rate: number,
  { reading, leadMs = LEAD_MS, tailMs = TAIL_MS }: Spoken = {},
) => {
  const { pcm, sampleRate, words } = await engine.speak(text, voice, rate, reading)
  const padded = new Float32Array(pcm.length + Math.round(sampleRate * ((leadMs + tailMs) / 1000)))
  padded.set(pcm, Math.round(sampleRate * (leadMs / 1000)))
  const voiced = engine.polish?.(padded, sampleRate, voice) ?? padded
  const mono = softClip(scale(voiced, gainTo(LOUDNESS_LUFS, [voiced], sampleRate)))
  return { mono, sampleRate, words: words.map((word) => shift(word, leadMs)) }
}

/** Makes a mono recording of one text. */
export async function renderSpeech(
  engine: SpeechEngine,
  text: string,
  voice: string,
  rate: number,
  title: string,
  reading?: ReadingOptions,
): Promise<SpeechAudio> {
  const { mono, sampleRate, words } = await speakText(engine, text, voice, rate, reading ? { reading } : {})
  const { bytes, durationMs, delayMs } = await encodeMp3([mono], sampleRate, {
    title,
    spokenBy: engine.provider,
  })
  const measured = measurePeaks([mono])
  return {
    mp3: bytes,
    durationMs,
    words: words.map((word) => shift(word, Math.round(delayMs))),
    peaks: roundPeaks(measured[0] ?? []),
    channels: packChannels(measured, durationMs / 1000),
  }
}
