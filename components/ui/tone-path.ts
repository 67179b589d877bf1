const SEMITONE = 7
const WIDEST_SEMITONES = 7

type Point = { at: number; hz: number }

/** A melody as a line through a box of 100 by 100; what lies between two pitches is drawn straight, `middle` (Hz) is half way up. */
export const tonePath = (pitch: readonly number[], middle: number): string => {
  const points = pitch.flatMap((hz, at): Point[] => (hz > 0 ? [{ at, hz }] : []))
  return points
    .map(({ at, hz }, i) => {
      const semitones = Math.max(-WIDEST_SEMITONES, Math.min(WIDEST_SEMITONES, 12 * Math.log2(hz / middle)))
      return `${i ? 'L' : 'M'}${Math.round((at / (pitch.length - 1)) * 100)} ${Math.round(50 - semitones * SEMITONE)}`
    })
    .join('')
}
