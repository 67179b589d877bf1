import { createMp3Encoder } from 'wasm-media-encoders'
import { id3Tag } from '../../platform/speech/id3.ts'

const BITRATE = 24
const RATE = 16_000
// What a decoder puts before the first sample of ours: LAME's delay and its own.
const DELAY_MS = (1105 / RATE) * 1000

/** One mono recording as a small MP3 in the quality of a telephone, marked as made by AI; times in milliseconds. */
export const encodePhone = async (mono: Float32Array, sampleRate: number, title: string) => {
  const encoder = await createMp3Encoder()
  encoder.configure({ channels: 1, sampleRate, bitrate: BITRATE, outputSampleRate: RATE })
  const tag = id3Tag(title)
  // The encoder gives views of its own memory, so each part is copied before the next call.
  const sound = [Uint8Array.from(encoder.encode([mono])), Uint8Array.from(encoder.finalize())]
  const bytes = Buffer.concat([tag, ...sound])
  return { bytes, durationMs: Math.round(((bytes.length - tag.length) * 8) / BITRATE), delayMs: DELAY_MS }
}
