/** Loudness of one voice over time: equal steps, 0 (silence) to 1. */
export type Peaks = readonly number[]
export type Lanes = { agent: Peaks; customer: Peaks }

/** The loudest value of each of `n` equal slices; zeros for an empty list. */
export function resample(peaks: Peaks, n: number): number[] {
  return Array.from({ length: n }, (_, i) => {
    const from = Math.floor((i * peaks.length) / n)
    const to = Math.max(from + 1, Math.floor(((i + 1) * peaks.length) / n))
    return Math.max(0, ...peaks.slice(from, to))
  })
}

/** Two lanes out of one mixed recording: every step goes to whoever is speaking then (turns in ms), the other lane is silent there. */
export function splitLanes(
  peaks: Peaks,
  turns: readonly { speaker: 'agent' | 'customer'; startMs: number; endMs: number }[],
  durationMs: number,
): Lanes {
  const speakerAt = (i: number) => {
    const ms = ((i + 0.5) / peaks.length) * durationMs
    return turns.find((turn) => ms >= turn.startMs && ms < turn.endMs)?.speaker
  }
  const lane = (who: 'agent' | 'customer') => peaks.map((peak, i) => (speakerAt(i) === who ? peak : 0))
  return { agent: lane('agent'), customer: lane('customer') }
}
