import { recordedChannels } from '@/components/pictures/parts/recorded-peaks'
import { barHeights } from '@/lib/domain/waveform'
import type { Study } from '@/features/resources/studies'

const WIDTH = 640
const HEIGHT = 400
const BASELINE = HEIGHT / 2
const BARS = 34
const PITCH = 11
const REACH = 150
/** Where the call ends and its ways begin. */
const END = BARS * PITCH

const bars = (heights: readonly number[], direction: 1 | -1) =>
  heights
    .map((height, i) => {
      const from = BASELINE + direction * 7
      return `M${(i + 0.5) * PITCH} ${from}v${direction * Math.max(1, Math.round(height * REACH))}`
    })
    .join('')

/** The cover of a scenario: its call, both sides, running into as many ways as it can end; those a person takes up in the caller's colour. */
export const StudyCover = ({ clip, ways }: Pick<Study, 'clip' | 'ways'>) => {
  const { agent, customer } = recordedChannels(clip)
  const [above = [], below = []] = barHeights([agent, customer], BARS)
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      strokeWidth="5"
      strokeLinecap="round"
      aria-hidden
      className="h-full w-full bg-accent-tint"
    >
      <path d={bars(above, -1)} className="stroke-accent-strong" />
      <path d={bars(below, 1)} className="stroke-(--bar-caller)" />
      {ways.map((way, index) => {
        const y = Math.round(((index + 0.5) / ways.length) * (HEIGHT - 60) + 30)
        return (
          <g
            key={y}
            strokeWidth="3"
            className={way === 'system' ? 'stroke-accent-strong' : 'stroke-(--bar-caller)'}
          >
            <path d={`M${END} ${BASELINE}C${END + 110} ${BASELINE} ${END + 70} ${y} ${WIDTH - 92} ${y}`} />
            <circle
              cx={WIDTH - 80}
              cy={y}
              r="12"
              className={way === 'system' ? 'fill-accent-strong' : undefined}
            />
          </g>
        )
      })}
    </svg>
  )
}
