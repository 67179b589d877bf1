import { createEncoder } from 'libopus-wasm'

/** Opus counts in 48 kHz whatever it is given; a packet holds 20 ms. */
const RATE = 48_000
const FRAME = 960
export const PACKET_MS = 20
const BITS_PER_SECOND = 40_000
/** Of ten: what is above is not heard in a voice, and takes twice the time. */
const COMPLEXITY = 5
const TAPS = 32

/** The weights of the samples around a point between two of them: a sinc in a Hann window. */
const weightsAt = (between: number): Float64Array =>
  Float64Array.from({ length: TAPS }, (_, tap) => {
    const distance = tap - TAPS / 2 + 1 - between
    const sinc = distance === 0 ? 1 : Math.sin(Math.PI * distance) / (Math.PI * distance)
    return sinc * (0.5 + 0.5 * Math.cos((2 * Math.PI * distance) / TAPS))
  })

/** Samples of at most 48 kHz as samples of 48 kHz. */
const upsample = (samples: Float32Array, from: number): Float32Array => {
  if (from === RATE) return samples
  const weights = new Map<number, Float64Array>()
  const result = new Float32Array(Math.round((samples.length * RATE) / from))
  for (let i = 0; i < result.length; i++) {
    const phase = (i * from) % RATE
    const own = weights.get(phase) ?? weightsAt(phase / RATE)
    weights.set(phase, own)
    const first = Math.floor((i * from) / RATE) - TAPS / 2 + 1
    let sum = 0
    for (let tap = 0; tap < TAPS; tap++) sum += (own[tap] ?? 0) * (samples[first + tap] ?? 0)
    result[i] = sum
  }
  return result
}

/** One channel of samples of -1 to 1 as packets of Opus one after the other, each behind its length in two bytes, and how many they are. */
export const opusPackets = async (mono: Float32Array, sampleRate: number) => {
  const encoder = await createEncoder({
    sampleRate: RATE,
    channels: 1,
    bitrate: BITS_PER_SECOND,
    complexity: COMPLEXITY,
  })
  try {
    const samples = upsample(mono, sampleRate)
    const packets: Buffer[] = []
    for (let at = 0; at < samples.length; at += FRAME) {
      const frame = new Float32Array(FRAME)
      frame.set(samples.subarray(at, at + FRAME))
      const packet = encoder.encodeFloat(frame)
      const length = Buffer.alloc(2)
      length.writeUInt16LE(packet.length)
      packets.push(length, Buffer.from(packet))
    }
    return { bytes: Buffer.concat(packets), count: packets.length / 2 }
  } finally {
    encoder.free()
  }
}
