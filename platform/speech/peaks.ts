/** Two-lane (or one-lane) drawing of a recording: seconds, and per lane one byte per bar in base64. */
export type Lanes = { d: number; ch: string[] }

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

/** Heights 0..1 of `bars` bars for each lane; all lanes share one reference (their 98.5th percentile), silence is 0. */
export function lanePeaks(lanes: Float32Array[], bars: number = BARS): number[][] {
  const raw = lanes.map((pcm) => barsOf(pcm, bars))
  const sorted = raw.flat().sort((a, b) => a - b)
  const reference = sorted[Math.floor(sorted.length * 0.985)] || 1
  return raw.map((lane) => lane.map((v) => (v < QUIET ? 0 : Math.min(1, v / reference) ** 0.85)))
}

/** Packs lane peaks (0..1) of a recording of `seconds` for the file beside the audio. */
export function packLanes(peaks: number[][], seconds: number): Lanes {
  const ch = peaks.map((lane) => Buffer.from(lane.map((v) => Math.round(v * 255))).toString('base64'))
  return { d: Number(seconds.toFixed(2)), ch }
}

/** Rounds peaks to two decimals, as they go over the wire. */
export function wirePeaks(peaks: number[]): number[] {
  return peaks.map((v) => Math.round(v * 100) / 100)
}
