import { middlePitch, PITCH_STEPS, type VoiceFeatures } from '@/lib/domain/voiceprint'

type Point = readonly [number, number]

const CENTRE = 32
// A sentence that takes this long goes once around; one read faster leaves the rest of its rings round.
const TURN_SECONDS = 9
const SEMITONE = 1.4
const WIDEST_SEMITONES = 6
const INNER = { from: 5, to: 13 }
const OUTER = 23
const kernel = [1, 2, 3, 2, 1]

const at = <T>(list: readonly T[], i: number): T => {
  const item = list[((i % list.length) + list.length) % list.length]
  if (item === undefined) throw new RangeError('voiceprint: empty list')
  return item
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** The melody in semitones above and below the voice's middle, smoothed, at `points` equal angles. */
const melody = (voice: VoiceFeatures, points: number): number[] => {
  const middle = middlePitch(voice.pitch)
  const semitones = voice.pitch.map((hz) =>
    hz > 0 ? clamp(12 * Math.log2(hz / middle), -WIDEST_SEMITONES, WIDEST_SEMITONES) : 0,
  )
  const smooth = semitones.map(
    (_, i) => kernel.reduce((sum, weight, k) => sum + at(semitones, i + k - 2) * weight, 0) / 9,
  )
  const perTurn = (PITCH_STEPS * TURN_SECONDS) / Math.min(TURN_SECONDS, voice.seconds || TURN_SECONDS)
  return Array.from({ length: points }, (_, i) => {
    const steps = smooth.slice(Math.floor((i * perTurn) / points), Math.floor(((i + 1) * perTurn) / points))
    return steps.reduce((sum, step) => sum + step, 0) / Math.max(1, steps.length)
  })
}

/** A low voice has few rings, a high one many: three an octave and a half below the middle of what voices reach, eleven above it. */
const ringsOf = (voice: VoiceFeatures, share: number) =>
  Math.round(clamp(3 + 5 * Math.log2((middlePitch(voice.pitch) || 160) / 80), 3, 11) * share)

// Tenths of a unit as whole numbers, each relative to the point before: a third of the bytes of absolute decimals.
const tenths = ([x, y]: Point): Point => [Math.round(x * 10), Math.round(y * 10)]

const pairs = (origin: Point, points: readonly Point[]) =>
  points
    .flatMap(([x, y]) => [x - origin[0], y - origin[1]])
    .join(' ')
    .replaceAll(' -', '-')

/**
 * A closed Catmull-Rom curve through the points, as relative cubic Béziers in tenths of a unit. After the first each is smooth: its first
 * handle mirrors the last one of the curve before and is left out.
 */
function closedCurve(points: Point[]): string {
  const toward = (from: Point, a: Point, b: Point): Point => [
    from[0] + (b[0] - a[0]) / 6,
    from[1] + (b[1] - a[1]) / 6,
  ]
  const start = tenths(at(points, 0))
  const segments = points.map((here, i) => {
    const [before, next, after] = [at(points, i - 1), at(points, i + 1), at(points, i + 2)]
    const curve = [toward(here, before, next), toward(next, after, here), next].map(tenths)
    return i === 0 ? `c${pairs(tenths(here), curve)}` : `s${pairs(tenths(here), curve.slice(1))}`
  })
  return `M${start.join(' ')}${segments.join('')}z`
}

export type PrintSize = 'small' | 'large'

const DETAIL = { small: { points: 24, rings: 0.36 }, large: { points: 48, rings: 0.72 } }

/**
 * The rings of a voice in a box of 640 by 640 units, as one SVG path: its melody runs around them, a high voice has more of them,
 * a bright one a wider hole. `share` draws more or fewer rings than the size has.
 */
export const voiceprintPath = (voice: VoiceFeatures, size: PrintSize, share = DETAIL[size].rings): string => {
  const shape = melody(voice, DETAIL[size].points)
  const rings = Math.max(2, ringsOf(voice, share))
  const hole = clamp(INNER.from + (voice.brightness + 16) * 0.8, INNER.from, INNER.to)
  return Array.from({ length: rings }, (_, ring) => {
    const outward = ring / (rings - 1)
    const points = shape.map((semitones, i): Point => {
      const angle = (i / shape.length) * Math.PI * 2 - Math.PI / 2
      const radius = hole + (OUTER - hole) * outward + semitones * SEMITONE * (0.35 + 0.65 * outward)
      return [CENTRE + Math.cos(angle) * radius, CENTRE + Math.sin(angle) * radius]
    })
    return closedCurve(points)
  }).join('')
}
