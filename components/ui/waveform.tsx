import { cx } from 'class-variance-authority'
import { useId } from 'react'
import { resample, type Channels, type Peaks } from '@/lib/domain/waveform'
import { cssVars } from './css-vars'

const GAP = 3

/** The move to bar `i` of a waveform's path, one unit right of the bar before and `dy` below the pen. */
// Relative whole numbers: the path stands twice in the page, as markup and as data.
const step = (i: number, dy: number) => `${i ? 'm1' : 'M.5'}${dy < 0 ? '' : ' '}${dy}`

type LayersProps = { bars: number; paths: Record<string, string>; className: string | undefined }

/** Bars twice over: the second copy is clipped by `--p` (0 to 1) of the nearest player and shows the played part. */
const Layers = ({ bars, paths, className }: LayersProps) => {
  const id = useId()
  const box = { viewBox: `0 0 ${bars} 100`, preserveAspectRatio: 'none' }
  return (
    <div aria-hidden="true" className={cx('wave', className)} style={cssVars({ '--n': bars })}>
      <svg className="bg" {...box}>
        {Object.entries(paths).map(([channel, d]) => (
          <path key={channel} id={id + channel} className={channel} d={d} vectorEffect="non-scaling-stroke" />
        ))}
      </svg>
      <svg className="fg" {...box}>
        {Object.keys(paths).map((channel) => (
          <use key={channel} href={`#${id}${channel}`} className={channel} />
        ))}
      </svg>
    </div>
  )
}

export type WaveformProps = { peaks: Peaks; bars?: number; className?: string }

/** Mirrored bars of one voice; fills its parent, which is `relative` with a fixed height. Choose bars ≈ rendered width / 6. */
export function Waveform({ peaks, bars = 72, className }: WaveformProps) {
  const halves = resample(peaks, bars).map((peak) => Math.max(2, Math.round(peak * 42)))
  const path = halves.map((half, i) => `${step(i, -half - (halves[i - 1] ?? -50))}v${2 * half}`).join('')
  return <Layers bars={bars} paths={{ solo: path }} className={className} />
}

// Silence stays as a dot on the channel's baseline, so both channels read as continuous lines.
const channelPath = (peaks: Peaks, bars: number, direction: 1 | -1) => {
  const heights = resample(peaks, bars).map((peak) => direction * Math.round(peak * 44))
  return heights
    .map((height, i) => `${step(i, -(heights[i - 1] ?? -(50 + direction * GAP)))}v${height}`)
    .join('')
}

export type StereoWaveformProps = Channels & { bars?: number; className?: string }

/** Both channels of one call, the agent above the line and the customer below; fills its parent, which is `relative` with a fixed height. */
export function StereoWaveform({ agent, customer, bars = 180, className }: StereoWaveformProps) {
  const paths = { agent: channelPath(agent, bars, -1), customer: channelPath(customer, bars, 1) }
  return <Layers bars={bars} paths={paths} className={`stereo ${className ?? ''}`} />
}

export type MiniWaveformProps = { peaks: Peaks; className?: string }

/** One bar a peak, without a player; silence stays a dot. Size and colour come from the class. */
export function MiniWaveform({ peaks, className = 'h-5 w-full text-accent-strong' }: MiniWaveformProps) {
  const path = peaks.map((peak, i) => {
    const half = Math.max(1, Math.round(peak * 46))
    return `M${i} ${50 - half}v${half * 2}`
  })
  return (
    <svg
      viewBox={`-.5 0 ${peaks.length} 100`}
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      className={`block shrink-0 overflow-visible ${className}`}
    >
      <path d={path.join('')} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
