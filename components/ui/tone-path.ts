/** How much of the height a semitone is. */
const SEMITONE = 0.07
const WIDEST_SEMITONES = 7

type Point = { at: number; hz: number }
type Box = { x: number; width: number; height: number }

const HUNDRED: Box = { x: 0, width: 100, height: 100 }

/** A melody as a line through a box, 100 by 100 unless told; what lies between two pitches is drawn straight, `middle` (Hz) is half way up. */
export const tonePath = (pitch: readonly number[], middle: number, box = HUNDRED): string => {
  const points = pitch.flatMap((hz, at): Point[] => (hz > 0 ? [{ at, hz }] : []))
  return points
    .map(({ at, hz }, i) => {
      const semitones = Math.max(-WIDEST_SEMITONES, Math.min(WIDEST_SEMITONES, 12 * Math.log2(hz / middle)))
      const x = box.x + (at / (pitch.length - 1)) * box.width
      return `${i ? 'L' : 'M'}${Math.round(x)} ${Math.round((0.5 - semitones * SEMITONE) * box.height)}`
    })
    .join('')
}
