/** Loudness over time: equal steps, 0 (silence) to 1. */
export type Peaks = readonly number[]
/** The two sides of a call. */
export type Channels = { agent: Peaks; customer: Peaks }
/** A drawing as it lies beside its audio file: seconds, and per channel one byte a bar in base64, the agent first. */
export type PackedChannels = { d: number; ch: string[] }

type Turn = { speaker: 'agent' | 'customer'; startMs: number; endMs: number }

export const BARS = 180

const QUIET = 0.004

function barsOf(pcm: Float32Array, bars: number): number[] {
  const step = pcm.length / bars
  return Array.from({ length: bars }, (_, bar) => {
    const from = Math.floor(bar * step)
    const to = Math.floor((bar + 1) * step)
    let max = 0
    let power = 0
    for (let i = from; i < to; i++) {
      const v = Math.abs(pcm[i] ?? 0)
      if (v > max) max = v
      power += v * v
    }
    // Peaks alone look like a brick, loudness alone like porridge.
    return 0.5 * max + 0.8 * Math.sqrt(power / Math.max(1, to - from))
  })
}

/** Heights 0..1 of `bars` bars for each channel; all channels share one reference (their 98.5th percentile), silence is 0. */
export function measurePeaks(channels: Float32Array[], bars: number = BARS): number[][] {
  const raw = channels.map((pcm) => barsOf(pcm, bars))
  const sorted = raw.flat().sort((a, b) => a - b)
  const reference = sorted[Math.floor(sorted.length * 0.985)] || 1
  return raw.map((channel) => channel.map((v) => (v < QUIET ? 0 : Math.min(1, v / reference) ** 0.85)))
}

/** The loudest value of each of `n` equal slices; zeros for an empty list. */
export function resample(peaks: Peaks, n: number): number[] {
  return Array.from({ length: n }, (_, i) => {
    const from = Math.floor((i * peaks.length) / n)
    const to = Math.max(from + 1, Math.floor(((i + 1) * peaks.length) / n))
    return Math.max(0, ...peaks.slice(from, to))
  })
}

/** Two channels out of one mixed recording: every step goes to whoever is speaking then (turns in ms), the other channel is silent there. */
export function splitChannels(peaks: Peaks, turns: readonly Turn[], durationMs: number): Channels {
  const speakerAt = (i: number) => {
    const ms = ((i + 0.5) / peaks.length) * durationMs
    return turns.find((turn) => ms >= turn.startMs && ms < turn.endMs)?.speaker
  }
  const channel = (speaker: Turn['speaker']) => peaks.map((peak, i) => (speakerAt(i) === speaker ? peak : 0))
  return { agent: channel('agent'), customer: channel('customer') }
}

/** Packs the peaks of a recording of `seconds` for the file beside the audio. */
export function packChannels(channels: readonly Peaks[], seconds: number): PackedChannels {
  const pack = (peaks: Peaks) => btoa(String.fromCharCode(...peaks.map((v) => Math.round(v * 255))))
  return { d: Number(seconds.toFixed(2)), ch: channels.map(pack) }
}

/** The peaks of one packed channel. */
export const unpackPeaks = (packed: string): number[] =>
  Array.from(atob(packed), (byte) => byte.charCodeAt(0) / 255)

/** Rounds peaks to two decimals, as they go over the wire. */
export const roundPeaks = (peaks: Peaks): number[] => peaks.map((v) => Math.round(v * 100) / 100)
