const THRESHOLD_DB = -24
const SLOPE = 1 - 1 / 2.5

const STEP = 16

/** Evens out loud and quiet syllables (2.5:1 above -24 dB, 6 ms attack, 110 ms release) and gives new samples. */
export function compress(pcm: Float32Array, sampleRate: number): Float32Array {
  const attack = Math.exp(-1 / (0.006 * sampleRate))
  const release = Math.exp(-1 / (0.11 * sampleRate))
  const out = new Float32Array(pcm.length)
  let level = 0
  let gain = 1
  for (let i = 0; i < pcm.length; i++) {
    const x = pcm[i] ?? 0
    const power = x * x
    const keep = power > level ? attack : release
    level = keep * level + (1 - keep) * power
    // Logarithms cost more than all the rest, and the level hardly moves within 16 samples.
    if (i % STEP === 0) {
      const over = 10 * Math.log10(level + 1e-12) - THRESHOLD_DB
      gain = over > 0 ? 10 ** ((-over * SLOPE) / 20) : 1
    }
    out[i] = x * gain
  }
  return out
}

/**
 * Keeps samples under ±0.8 by rounding off what is above ±0.55, in place.
 * The room left above is for the encoder, whose output swings further than its input.
 */
export function softClip(pcm: Float32Array): Float32Array {
  for (let i = 0; i < pcm.length; i++) {
    const x = pcm[i] ?? 0
    const over = Math.abs(x) - 0.55
    if (over > 0) pcm[i] = Math.sign(x) * (0.55 + 0.25 * Math.tanh(over / 0.25))
  }
  return pcm
}

/** Multiplies all samples by `gain`, in place. */
export function scale(pcm: Float32Array, gain: number): Float32Array {
  for (let i = 0; i < pcm.length; i++) pcm[i] = (pcm[i] ?? 0) * gain
  return pcm
}
