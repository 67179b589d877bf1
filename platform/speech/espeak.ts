import load, {
  type EspeakEvent,
  type EspeakModule,
  type EspeakWorker,
} from '@echogarden/espeak-ng-emscripten'
import { SYNTHESIZER } from '../../lib/contract/enums.ts'
import { filterAll } from './dsp/biquad.ts'
import { polishVoice } from './dsp/polish.ts'
import type { SpeechEngine, Utterance, WordTime } from './engine.ts'
import { readText, type Clause } from './reading.ts'
import { readingOf, voiceEngine, type VoiceEngine } from './voices.ts'

const VARIANTS = '/usr/share/espeak-ng-data/voices/!v'
const QUIET = 0.003
// espeak-ng clips by itself at its usual volume.
const VOLUME = 45

type Sound = { pcm: Float32Array; events: EspeakEvent[]; leadMs: number }

function join(parts: Int16Array[]): Float32Array {
  const out = new Float32Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    for (let i = 0; i < part.length; i++) out[at + i] = (part[i] ?? 0) / 32768
    at += part.length
  }
  return out
}

function trim(pcm: Float32Array, sampleRate: number): { pcm: Float32Array; leadMs: number } {
  const margin = Math.round(sampleRate * 0.012)
  let from = 0
  let to = pcm.length
  while (from < to && Math.abs(pcm[from] ?? 0) < QUIET) from++
  while (to > from && Math.abs(pcm[to - 1] ?? 0) < QUIET) to--
  from = Math.max(0, from - margin)
  const cut = pcm.slice(from, Math.min(pcm.length, to + margin))
  for (let i = 0; i < margin; i++) cut[cut.length - 1 - i] = (cut[cut.length - 1 - i] ?? 0) * (i / margin)
  return { pcm: cut, leadMs: (from / sampleRate) * 1000 }
}

function sayClause(worker: EspeakWorker, clause: Clause, sampleRate: number): Sound {
  const parts: Int16Array[] = []
  const events: EspeakEvent[] = []
  const text =
    clause.words.map((word) => word.say).join(' ') + (clause.mark === '…' ? ',' : clause.mark || '.')
  worker.synthesize(text, (samples, reported) => {
    if (samples?.length) parts.push(samples)
    events.push(...reported.filter((event) => event.type === 'word'))
    return false
  })
  return { ...trim(join(parts), sampleRate), events }
}

function wordTimes(
  clause: Clause,
  { pcm, events, leadMs }: Sound,
  sampleRate: number,
  fromMs: number,
): WordTime[] {
  let character = 1
  const starts = clause.words.map((word) => {
    const end = character + [...word.say].length
    const event = events.find(({ text_position: at }) => at >= character && at < end)
    character = end + 1
    return event && Math.max(0, event.audio_position - leadMs)
  })
  const endMs = (pcm.length / sampleRate) * 1000
  return clause.words.map(({ text }, i) => ({
    text,
    start_ms: Math.round(fromMs + (starts[i] ?? starts.slice(0, i).findLast((ms) => ms !== undefined) ?? 0)),
    end_ms: Math.round(fromMs + (starts.slice(i + 1).find((ms) => ms !== undefined) ?? endMs)),
  }))
}

/** A sentence starts a little higher and faster than it ends, as people speak. */
function melody(clauses: Clause[], i: number): { pitch: number; pace: number } {
  const first = clauses.slice(0, i).findLastIndex((clause) => clause.endsSentence) + 1
  const position = i - first
  const last = clauses[i]?.endsSentence ?? true
  if (last && clauses[i]?.mark === '?') return { pitch: 3, pace: 1 }
  return { pitch: (last ? -2 : 2) - Math.min(position, 3), pace: last ? 0.97 : 1.02 }
}

function speakWith(worker: EspeakWorker, clauses: Clause[], voice: VoiceEngine, rate: number): Utterance {
  const sampleRate = worker.get_samplerate()
  const pieces: Float32Array[] = []
  const words: WordTime[] = []
  let length = 0
  clauses.forEach((clause, i) => {
    const { pitch, pace } = melody(clauses, i)
    worker.set_rate(Math.round(voice.wordsPerMinute * rate * pace))
    worker.set_pitch(voice.pitch + pitch)
    const sound = sayClause(worker, clause, sampleRate)
    words.push(...wordTimes(clause, sound, sampleRate, (length / sampleRate) * 1000))
    const pause = i === clauses.length - 1 ? 0 : Math.round((clause.pauseMs / 1000 / rate) * sampleRate)
    pieces.push(sound.pcm, new Float32Array(pause))
    length += sound.pcm.length + pause
  })
  const pcm = new Float32Array(length)
  let at = 0
  for (const piece of pieces) {
    pcm.set(piece, at)
    at += piece.length
  }
  return { pcm: filterAll(pcm, [{ type: 'highpass', hz: 75, db: 0, q: 0.7 }], sampleRate), sampleRate, words }
}

/** Loads espeak-ng (WebAssembly, nothing to install) as a speech engine; about 150 ms and 60 MB of memory. */
export async function espeakEngine(): Promise<SpeechEngine> {
  const espeak: EspeakModule = await load({ print: () => {}, printErr: () => {} })
  const worker = new espeak.eSpeakNGWorker()
  const installed = new Set<string>()
  worker.set_volume(VOLUME)
  const speak: SpeechEngine['speak'] = async (text, code, rate, reading) => {
    const voice = voiceEngine(code)
    const variant = `song-${code}`
    if (!installed.has(code)) {
      const lines = ['language variant', `name ${variant}`, ...voice.variant]
      espeak.FS.writeFile(`${VARIANTS}/${variant}`, lines.join('\n') + '\n')
      installed.add(code)
    }
    if (worker.set_voice(`${voice.espeak}+${variant}`) !== 0)
      throw new Error(`espeak-ng has no voice ${voice.espeak}`)
    worker.set_range(voice.range)
    return speakWith(worker, readText(text, voice.language, reading ?? readingOf(code)), voice, rate)
  }
  return { provider: SYNTHESIZER, speak, polish: polishVoice }
}
