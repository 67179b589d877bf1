import type { SpeechEngine } from '../../platform/speech/engine.ts'

export const RATE = 22050

/** A tone of `seconds` at 220 Hz. */
export function tone(seconds: number, level = 0.3): Float32Array {
  return Float32Array.from(
    { length: Math.round(seconds * RATE) },
    (_, i) => level * Math.sin((2 * Math.PI * 220 * i) / RATE),
  )
}

/** An engine that hums for a quarter of a second a word. */
export const toneEngine: SpeechEngine = {
  provider: 'tone',
  speak: async (text, _voice, rate) => {
    const words = text.split(' ')
    const ms = 250 / rate
    return {
      pcm: tone((words.length * ms) / 1000),
      sampleRate: RATE,
      words: words.map((word, i) => ({ text: word, start_ms: i * ms, end_ms: (i + 1) * ms })),
    }
  },
}
