import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { createMp3Encoder } from 'wasm-media-encoders'
import type { HandsetSpeech } from '../../lib/contract/handset.ts'
import { softClip, scale } from '../../platform/speech/dsp/dynamics.ts'
import { gainTo } from '../../platform/speech/dsp/loudness.ts'
import { id3Tag } from '../../platform/speech/id3.ts'
import { AUDIO } from './files.ts'
import { openScriptEngine } from './script-engine.ts'

const BITRATE = 24
const RATE = 16_000
// What a decoder puts before the first sample of ours: LAME's delay and its own.
const DELAY_MS = (1105 / RATE) * 1000

/** One mono recording as a small MP3 in the quality of a telephone, marked as made by AI; times in milliseconds. */
const encodePhone = async (mono: Float32Array, sampleRate: number, spokenBy: string) => {
  const encoder = await createMp3Encoder()
  encoder.configure({ channels: 1, sampleRate, bitrate: BITRATE, outputSampleRate: RATE })
  const tag = id3Tag('Sóng AI', spokenBy)
  // The encoder gives views of its own memory, so each part is copied before the next call.
  const sound = [Uint8Array.from(encoder.encode([mono])), Uint8Array.from(encoder.finalize())]
  const bytes = Buffer.concat([tag, ...sound])
  return { bytes, durationMs: Math.round(((bytes.length - tag.length) * 8) / BITRATE), delayMs: DELAY_MS }
}

const LEAD_S = 0.12
const TAIL_S = 0.3
const LOUDNESS_LUFS = -18

const made = new Map<string, Promise<HandsetSpeech>>()

const make = async (voice: string, text: string, name: string): Promise<HandsetSpeech> => {
  const engine = await openScriptEngine()
  const { pcm, sampleRate, words } = await engine.speak(text, voice, 1)
  const padded = new Float32Array(pcm.length + Math.round(sampleRate * (LEAD_S + TAIL_S)))
  padded.set(pcm, Math.round(sampleRate * LEAD_S))
  const voiced = engine.polish?.(padded, sampleRate, voice) ?? padded
  const mono = softClip(scale(voiced, gainTo(LOUDNESS_LUFS, [voiced], sampleRate)))
  const { bytes, durationMs, delayMs } = await encodePhone(mono, sampleRate, engine.provider)
  await mkdir(new URL(`handset/${voice}/`, AUDIO), { recursive: true })
  await writeFile(new URL(`handset/${name}.mp3`, AUDIO), bytes)
  const later = Math.round(delayMs + LEAD_S * 1000)
  return {
    text,
    audio_url: `/audio/handset/${name}.mp3`,
    duration_ms: durationMs,
    words: words.map((word) => ({
      text: word.text,
      start_ms: word.start_ms + later,
      end_ms: word.end_ms + later,
    })),
  }
}

/** Says a text once and keeps it under a name made of its words; gives where it is and when each word is heard. */
export const prerecord = (voice: string, text: string): Promise<HandsetSpeech> => {
  const name = `${voice}/${createHash('sha256').update(text).digest('hex').slice(0, 12)}`
  const recording = made.get(name) ?? make(voice, text, name)
  made.set(name, recording)
  return recording
}
