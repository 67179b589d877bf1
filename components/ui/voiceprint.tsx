import { cx } from 'class-variance-authority'
import { resample, type Peaks } from './peaks'

type Point = readonly [number, number]

const steps = 24
const kernel = [1, 3, 5, 3, 1]

const at = <T,>(list: readonly T[], i: number): T => {
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

/** A closed Catmull-Rom curve through the points, as relative cubic Béziers in tenths of a unit. */
function closedCurve(points: Point[]): string {
  const toward = (from: Point, a: Point, b: Point): Point => [
    from[0] + (b[0] - a[0]) / 6,
    from[1] + (b[1] - a[1]) / 6,
  ]
  const start = tenths(at(points, 0))
  const segments = points.map((here, i) => {
    const [before, next, after] = [at(points, i - 1), at(points, i + 1), at(points, i + 2)]
    const curve = [toward(here, before, next), toward(next, after, here), next].map(tenths)
    return `c${pairs(tenths(here), curve)}`
  })
  return `M${start.join(' ')}${segments.join('')}z`
}

export type VoiceprintProps = { peaks: Peaks; size?: number; rings?: number; className?: string }

/** A voice's face: contour rings deformed by its own loudness. 7 rings at 84 px, 3 rings in a chip, 16 as a cover (200 px and more, its lines stay thin). */
export function Voiceprint({ peaks, size = 84, rings = size < 50 ? 3 : 7, className }: VoiceprintProps) {
  const cover = size >= 200
  const shape = envelope(peaks)
  const path = Array.from({ length: rings }, (_, ring) => closedCurve(ringPoints(shape, ring, rings))).join(
    '',
  )
  return (
    <svg
      data-slot="voiceprint"
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 640 640"
      fill="none"
      stroke="currentColor"
      strokeWidth={cover ? 1.75 : size < 50 ? 22 : 12.5}
      className={cx('shrink-0 text-accent-strong', className)}
    >
      <path d={path} vectorEffect={cover ? 'non-scaling-stroke' : undefined} />
    </svg>
  )
}
