const ROWS = [697, 770, 852, 941] as const
const COLUMNS = [1209, 1336, 1477] as const
const KEYS = '123456789*0#'

/** The tone a telephone key makes, 220 ms long; silence for anything that is not a key. */
export function keyTone(key: string, sampleRate: number): Float32Array {
  const keyIndex = KEYS.indexOf(key)
  const out = new Float32Array(Math.round(sampleRate * 0.22))
  const row = ROWS[Math.floor(keyIndex / 3)]
  const column = COLUMNS[keyIndex % 3]
  if (key.length !== 1 || row === undefined || column === undefined) return out
  const edge = Math.round(sampleRate * 0.008)
  for (let i = 0; i < out.length; i++) {
    const t = (2 * Math.PI * i) / sampleRate
    const fade = Math.min(1, i / edge, (out.length - i) / edge)
    out[i] = 0.06 * fade * (Math.sin(row * t) + Math.sin(column * t))
  }
  return out
}
