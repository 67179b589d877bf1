import { PitchDetector } from 'pitchy'
import { PITCH_STEPS, type VoiceFeatures } from '../../lib/domain/voiceprint.ts'
import { filter } from '../../platform/speech/dsp/biquad.ts'

// Long enough for two periods of a low voice, short enough for a tone that turns within a syllable.
const FRAME = 1024
const LOWEST_HZ = 60
const HIGHEST_HZ = 500
const CLARITY = 0.8
const FRAMES_PER_STEP = 8

const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** The pitch (Hz, to whole ones) at `steps` equal steps of a recording; 0 where there is none. */
export const trackPitch = (pcm: Float32Array, sampleRate: number, steps: number): number[] => {
  const detector = PitchDetector.forFloat32Array(FRAME)
  const hop = Math.max(0, pcm.length - FRAME) / (steps * FRAMES_PER_STEP)
  return Array.from({ length: steps }, (_, step) => {
    const pitches: number[] = []
    for (let i = 0; i < FRAMES_PER_STEP; i++) {
      const from = Math.floor((step * FRAMES_PER_STEP + i) * hop)
      const [hz, clarity] = detector.findPitch(pcm.subarray(from, from + FRAME), sampleRate)
      if (clarity > CLARITY && hz > LOWEST_HZ && hz < HIGHEST_HZ) pitches.push(hz)
    }
    return pitches.length > 1 ? Math.round(middle(pitches)) : 0
  })
}

const powerDb = (pcm: Float32Array) =>
  10 * Math.log10(pcm.reduce((sum, sample) => sum + sample * sample, 1e-9) / Math.max(1, pcm.length))

/** The features of a voice out of one sentence it reads, from its first word to its last. */
export const measureVoice = (pcm: Float32Array, sampleRate: number): VoiceFeatures => {
  const band = (type: 'lowpass' | 'highpass') =>
    powerDb(filter(pcm, { type, hz: 1500, db: 0, q: Math.SQRT1_2 }, sampleRate))
  return {
    pitch: trackPitch(pcm, sampleRate, PITCH_STEPS),
    seconds: Number((pcm.length / sampleRate).toFixed(2)),
    brightness: Number((band('highpass') - band('lowpass')).toFixed(1)),
  }
}
