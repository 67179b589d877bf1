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
