import { createMp3Encoder } from 'wasm-media-encoders'
import { id3Tag } from './id3.ts'

const MAX_BYTES = 145_000
const BITRATES = [64, 48, 40, 32, 24, 16] as const

/** What a decoder puts before the first sample of ours, in samples of the file's rate (LAME's delay plus the decoder's). */
const DELAY_SAMPLES = 1105

/** The encoded file, its playing time, and by how much (ms) everything in it is heard later than in the samples given. */
export type Mp3 = { bytes: Uint8Array; durationMs: number; delayMs: number }

function bitrateFor(seconds: number, channels: number) {
  const wanted = channels === 1 ? 48 : 64
  return BITRATES.find((kbps) => kbps <= wanted && kbps * 125 * seconds <= MAX_BYTES) ?? 16
}

/** Without `kbps` the bit rate is such that a recording of up to a minute stays under 150 kB. */
type Mp3Options = { title: string; spokenBy: string; kbps?: (typeof BITRATES)[number] }

/**
 * Encodes one or two channels (samples -1..1, the same length) as MP3 with a tag that says it is made by AI.
 * The bit rate is constant.
 */
export async function encodeMp3(
  channels: readonly Float32Array[],
  sampleRate: number,
  { title, spokenBy, kbps }: Mp3Options,
): Promise<Mp3> {
  const seconds = (channels[0]?.length ?? 0) / sampleRate
  const bitrate = kbps ?? bitrateFor(seconds, channels.length)
  // Under 24 kbit/s a channel, a narrower band sounds cleaner than a wide one full of holes.
  const outputSampleRate = bitrate / channels.length < 24 ? 16000 : 22050
  const encoder = await createMp3Encoder()
  encoder.configure({ channels: channels.length === 1 ? 1 : 2, sampleRate, bitrate, outputSampleRate })
  const tag = id3Tag(title, spokenBy)
  // The encoder gives views of its own memory, so each part is copied before the next call.
  const parts = [tag, Uint8Array.from(encoder.encode(channels)), Uint8Array.from(encoder.finalize())]
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  const durationMs = Math.round(((bytes.length - tag.length) * 8) / bitrate)
  return { bytes, durationMs, delayMs: (DELAY_SAMPLES / outputSampleRate) * 1000 }
}
