/** One filter: `hz` its frequency, `db` its gain (shelves and peaks), `q` its width. */
export type EqBand = {
  type: 'lowpass' | 'highpass' | 'lowshelf' | 'highshelf' | 'peak' | 'allpass'
  hz: number
  db: number
  q: number
}

type Coefficients = readonly [b0: number, b1: number, b2: number, a0: number, a1: number, a2: number]

// Formulas of the public “Audio EQ cookbook” (R. Bristow-Johnson).
function shelf(cos: number, alpha: number, amp: number, side: 1 | -1): Coefficients {
  const root = 2 * Math.sqrt(amp) * alpha
  const plus = amp + 1
  const minus = amp - 1
  return [
    amp * (plus - side * minus * cos + root),
    2 * side * amp * (minus - side * plus * cos),
    amp * (plus - side * minus * cos - root),
    plus + side * minus * cos + root,
    -2 * side * (minus + side * plus * cos),
    plus + side * minus * cos - root,
  ]
}

function coefficients({ type, hz, db, q }: EqBand, sampleRate: number): Coefficients {
  const w = (2 * Math.PI * Math.min(hz, sampleRate * 0.49)) / sampleRate
  const cos = Math.cos(w)
  const alpha = Math.sin(w) / (2 * q)
  const amp = 10 ** (db / 40)
  const pole: [number, number, number] = [1 + alpha, -2 * cos, 1 - alpha]
  if (type === 'lowpass') return [(1 - cos) / 2, 1 - cos, (1 - cos) / 2, ...pole]
  if (type === 'highpass') return [(1 + cos) / 2, -1 - cos, (1 + cos) / 2, ...pole]
  if (type === 'allpass') return [1 - alpha, -2 * cos, 1 + alpha, ...pole]
  if (type === 'peak')
    return [1 + alpha * amp, -2 * cos, 1 - alpha * amp, 1 + alpha / amp, -2 * cos, 1 - alpha / amp]
  return shelf(cos, alpha, amp, type === 'lowshelf' ? 1 : -1)
}

/** Runs samples through one filter and gives new samples. */
export function filter(pcm: Float32Array, band: EqBand, sampleRate: number): Float32Array {
  const raw = coefficients(band, sampleRate)
  const [b0, b1, b2, a1, a2] = [
    raw[0] / raw[3],
    raw[1] / raw[3],
    raw[2] / raw[3],
    raw[4] / raw[3],
    raw[5] / raw[3],
  ]
  const out = new Float32Array(pcm.length)
  let x1 = 0
  let x2 = 0
  let y1 = 0
  let y2 = 0
  for (let i = 0; i < pcm.length; i++) {
    const x = pcm[i] ?? 0
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
    out[i] = y
  }
  return out
}

/** Runs samples through several filters, one after the other. */
export function filterAll(pcm: Float32Array, bands: EqBand[], sampleRate: number): Float32Array {
  return bands.reduce((samples, band) => filter(samples, band, sampleRate), pcm)
}
