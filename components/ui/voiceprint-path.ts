import { resample, type Peaks } from '@/lib/domain/waveform'

type Point = readonly [number, number]

const steps = 24
const kernel = [1, 3, 5, 3, 1]

const at = <T>(list: readonly T[], i: number): T => {
  const item = list[((i % list.length) + list.length) % list.length]
  if (item === undefined) throw new RangeError('voiceprint: empty list')
  return item
}

/** The voice's loudness around the circle, smoothed and stretched to 0…1. */
function envelope(peaks: Peaks): number[] {
  const raw = resample(peaks, steps)
  const smooth = raw.map(
    (_, i) => kernel.reduce((sum, weight, k) => sum + at(raw, i + k - 2) * weight, 0) / 13,
  )
  const low = Math.min(...smooth)
  const span = Math.max(...smooth) - low || 1
  return smooth.map((value) => (value - low) / span)
}

function ringPoints(shape: number[], ring: number, rings: number): Point[] {
  const t = (ring + 1) / rings
  return shape.map((bump, i) => {
    const angle = (i / steps + (ring * 0.108) / rings) * Math.PI * 2 - Math.PI / 2
    const radius = 4 + t * 17 + bump * 9 * t ** 1.3
    return [32 + Math.cos(angle) * radius, 32 + Math.sin(angle) * radius]
  })
}

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

/** The rings of a voice in a box of 640 by 640 units, as one SVG path. */
export const voiceprintPath = (peaks: Peaks, rings: number): string => {
  const shape = envelope(peaks)
  return Array.from({ length: rings }, (_, ring) => closedCurve(ringPoints(shape, ring, rings))).join('')
}
