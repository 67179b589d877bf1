/** Loudness over time: equal steps, 0 (silence) to 1. */
export type Peaks = readonly number[]
/** The two sides of a call. */
export type Channels = { agent: Peaks; customer: Peaks }
/** A drawing as it lies beside its audio file: seconds, and per channel one byte a bar in base64, the agent first. */
export type PackedChannels = { d: number; ch: string[] }

type Turn = { speaker: 'agent' | 'customer'; startMs: number; endMs: number }

export const BARS = 180

const QUIET = 0.004

// What is loud now and then is as loud as its power on average; a peak alone says nothing of how long it lasts.
const rootMeanSquare = (values: Peaks | Float32Array): number => {
  let power = 0
  for (const value of values) power += value * value
  return Math.sqrt(power / Math.max(1, values.length))
}

const slicesOf = <T extends Peaks | Float32Array>(values: T, n: number): number[] =>
  Array.from({ length: n }, (_, i) => {
    const from = Math.floor((i * values.length) / n)
    const to = Math.max(from + 1, Math.floor(((i + 1) * values.length) / n))
    return rootMeanSquare(values.slice(from, to))
  })

/** Each value as a share (0 to 1) of what all channels reach but for 1.5 % of their length: one click does not make a voice small. */
const relative = (channels: readonly Peaks[]): number[][] => {
  const sorted = channels.flat().sort((a, b) => a - b)
  const reference = sorted[Math.floor(sorted.length * 0.985)] || 1
  return channels.map((channel) => channel.map((v) => Math.min(1, v / reference)))
}

/** Loudness of each channel in `bars` equal steps, 0 (silence) to 1; all channels share one reference. */
export const measurePeaks = (channels: readonly Float32Array[], bars: number = BARS): number[][] =>
  relative(channels.map((pcm) => slicesOf(pcm, bars).map((v) => (v < QUIET ? 0 : v))))

// Spread apart, so that the eye sees what the ear hears: most of speech lies in the upper third of its loudness.
const EXPANSION = 1.6

/** The heights (0 to 1) of `n` bars for each channel, drawn against what all of them reach together; silence is 0. */
export const barHeights = (channels: readonly Peaks[], n: number): number[][] =>
  relative(channels.map((peaks) => slicesOf(peaks, n))).map((channel) => channel.map((v) => v ** EXPANSION))

/** Two channels out of one mixed recording: every step goes to whoever is speaking then (turns in ms), the other channel is silent there. */
export function splitChannels(peaks: Peaks, turns: readonly Turn[], durationMs: number): Channels {
  const speakerAt = (i: number) => {
    const ms = ((i + 0.5) / peaks.length) * durationMs
    return turns.find((turn) => ms >= turn.startMs && ms < turn.endMs)?.speaker
  }
  const channel = (speaker: Turn['speaker']) => peaks.map((peak, i) => (speakerAt(i) === speaker ? peak : 0))
  return { agent: channel('agent'), customer: channel('customer') }
}

/** The peaks of a channel as one byte each, in base64. */
export const packPeaks = (peaks: Peaks): string =>
  btoa(String.fromCharCode(...peaks.map((v) => Math.round(v * 255))))

/** Packs the peaks of a recording of `seconds` for the file beside the audio. */
export function packChannels(channels: readonly Peaks[], seconds: number): PackedChannels {
  return { d: Number(seconds.toFixed(2)), ch: channels.map(packPeaks) }
}

/** The peaks of one packed channel. */
export const unpackPeaks = (packed: string): number[] =>
  Array.from(atob(packed), (byte) => byte.charCodeAt(0) / 255)

/** Rounds peaks to two decimals, as they go over the wire. */
export const roundPeaks = (peaks: Peaks): number[] => peaks.map((v) => Math.round(v * 100) / 100)
