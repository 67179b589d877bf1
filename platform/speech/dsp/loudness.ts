import { filterAll, type EqBand } from './biquad.ts'

// The ear's weighting of ITU-R BS.1770: a shelf for the head, a high-pass for deep tones.
const WEIGHTING: EqBand[] = [
  { type: 'highshelf', hz: 1681.97, db: 4, q: Math.SQRT1_2 },
  { type: 'highpass', hz: 38.14, db: 0, q: 0.5 },
]

function toLufs(power: number) {
  return -0.691 + 10 * Math.log10(power + 1e-15)
}

function mean(values: number[]) {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

function hopPowers(channels: Float32Array[], sampleRate: number): number[] {
  const hop = Math.round(sampleRate * 0.1)
  const hops: number[] = []
  for (const pcm of channels.map((channel) => filterAll(channel, WEIGHTING, sampleRate))) {
    for (let at = 0; at + hop <= pcm.length; at += hop) {
      let sum = 0
      for (let i = at; i < at + hop; i++) sum += (pcm[i] ?? 0) ** 2
      hops[at / hop] = (hops[at / hop] ?? 0) + sum / hop
    }
  }
  return hops
}

/** The powers of blocks of 400 ms, one every 100 ms. */
function blockPowers(channels: Float32Array[], sampleRate: number): number[] {
  const hops = hopPowers(channels, sampleRate)
  return hops.slice(3).map((_, i) => mean(hops.slice(i, i + 4)))
}

/** Integrated loudness in LUFS (ITU-R BS.1770, gated); -Infinity when nothing can be heard. */
export function loudness(channels: Float32Array[], sampleRate: number): number {
  const audible = blockPowers(channels, sampleRate).filter((power) => toLufs(power) > -70)
  if (audible.length === 0) return -Infinity
  const gate = toLufs(mean(audible)) - 10
  return toLufs(mean(audible.filter((power) => toLufs(power) > gate)))
}

/** The factor that brings the channels to `target` LUFS; 1 when they are silent. */
export function gainTo(target: number, channels: Float32Array[], sampleRate: number): number {
  const now = loudness(channels, sampleRate)
  return Number.isFinite(now) ? 10 ** ((target - now) / 20) : 1
}
