/** How a voice reads a sentence: its melody (Hz at equal steps, 0 where it has no pitch), how long it takes, and how much louder (dB) it is above 1.5 kHz than below. */
export type VoiceFeatures = { pitch: readonly number[]; seconds: number; brightness: number }

/** In how many equal steps a melody is measured. */
export const PITCH_STEPS = 96

/** The pitch (Hz) that half of a melody lies below; 0 where none of it has a pitch. */
export const middlePitch = (pitch: readonly number[]): number => {
  const pitched = pitch.filter((hz) => hz > 0).toSorted((a, b) => a - b)
  return pitched[pitched.length >> 1] ?? 0
}
