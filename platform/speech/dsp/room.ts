import { filter } from './biquad.ts'

const ECHOES = [
  [0.0073, 0.5],
  [0.0119, -0.4],
  [0.0191, 0.34],
  [0.0283, -0.26],
  [0.0397, 0.18],
] as const

/** Adds the first echoes of a small room (`amount` 0..1 of the voice's level); the length stays. */
export function addReflections(pcm: Float32Array, amount: number, sampleRate: number): Float32Array {
  if (amount <= 0) return pcm
  const wall = filter(pcm, { type: 'lowpass', hz: 2600, db: 0, q: Math.SQRT1_2 }, sampleRate)
  const out = Float32Array.from(pcm)
  for (const [seconds, level] of ECHOES) {
    const delay = Math.round(seconds * sampleRate)
    const gain = level * amount
    for (let i = delay; i < out.length; i++) out[i] = (out[i] ?? 0) + gain * (wall[i - delay] ?? 0)
  }
  return out
}
