import { bars, type Clip } from './peaks'

export type VoiceprintProps = { clip: Clip; from?: number; to?: number; rings?: number; className?: string }

type Point = readonly [number, number]

const POINTS = 36
const SMOOTH = [1, 3, 5, 3, 1]

const wrap = <T,>(list: readonly T[], i: number): T => {
  const item = list[(i + list.length) % list.length]
  if (item === undefined) throw new Error('A voiceprint needs at least one point')
  return item
}

const place = (points: readonly Point[]) =>
  points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(' ')

/** Contour mark of a voice: rings pushed outwards by the loudness of its own recording. Colour and size come from the class. */
export function Voiceprint({ clip, from = 0, to = 1, rings = 5, className = 'size-12' }: VoiceprintProps) {
  const raw = bars(clip, POINTS, from, to)
  const smooth = raw.map(
    (_, i) => SMOOTH.reduce((sum, weight, k) => sum + wrap(raw, i + k - 2) * weight, 0) / 13,
  )
  const low = Math.min(...smooth)
  const span = Math.max(...smooth) - low || 1
  const ring = (k: number) => {
    const t = (k + 1) / rings
    const points = smooth.map((value, i): Point => {
      const angle = (i / POINTS + (k * 0.108) / rings) * Math.PI * 2 - Math.PI / 2
      const radius = 4 + t * 17 + ((value - low) / span) * 9 * t ** 1.3
      return [32 + Math.cos(angle) * radius, 32 + Math.sin(angle) * radius]
    })
    const curves = points.map((_, i) => {
      const [a, b, c, d] = [wrap(points, i - 1), wrap(points, i), wrap(points, i + 1), wrap(points, i + 2)]
      return `C${place([[b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6], [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6], c])}`
    })
    return `M${place([wrap(points, 0)])}${curves.join('')}Z`
  }
  return (
    <svg viewBox="0 0 64 64" fill="none" stroke="currentColor" className={`block shrink-0 ${className}`}>
      <path
        d={Array.from({ length: rings }, (_, k) => ring(k)).join('')}
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
