import { voiceEngine } from '../voices.ts'
import { filterAll, type EqBand } from './biquad.ts'
import { compress } from './dynamics.ts'
import { addReflections } from './room.ts'

// Formant speech fires all its partials at once, which the ear hears as a buzz; these spread them over a few milliseconds.
const SPREAD: EqBand[] = [310, 520, 870, 1300, 2100, 3300].map((hz) => ({
  type: 'allpass',
  hz,
  db: 0,
  q: 1.6,
}))

/** Makes formant speech pleasant: rounds off the buzz, applies the voice's own equaliser, evens the level, adds a little room. */
export function polishVoice(pcm: Float32Array, sampleRate: number, voiceCode: string): Float32Array {
  const { eq, room } = voiceEngine(voiceCode)
  return addReflections(
    compress(filterAll(pcm, [...SPREAD, ...eq], sampleRate), sampleRate),
    room,
    sampleRate,
  )
}
