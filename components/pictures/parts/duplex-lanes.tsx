import { bars } from './peaks'

export type DuplexLanesProps = { count: number; played?: number; className?: string }

const lane = (values: readonly number[], way: 1 | -1, first: number) =>
  values
    .map((value, i) => `M${first + i} ${50 + way * 4}v${way * Math.max(0.5, Math.round(value * 44))}`)
    .join('')

/** Two lanes of one real call, the AI above the line and the customer below; bars after `played` (0–1) are pale. */
export function DuplexLanes({ count, played = 1, className = 'h-32' }: DuplexLanesProps) {
  const cut = Math.round(count * played)
  const lanes = [
    { key: 'agent', values: bars('agent', count), way: -1, stroke: 'stroke-accent' },
    { key: 'customer', values: bars('customer', count), way: 1, stroke: 'stroke-bar-caller' },
  ] as const
  return (
    <svg
      viewBox={`-.5 0 ${count} 100`}
      preserveAspectRatio="none"
      fill="none"
      strokeWidth="2.5"
      strokeLinecap="round"
      className={`block w-full overflow-visible ${className}`}
    >
      {lanes.map(({ key, values, way, stroke }) => (
        <g key={key} className={stroke}>
          <path d={lane(values.slice(0, cut), way, 0)} vectorEffect="non-scaling-stroke" />
          <path d={lane(values.slice(cut), way, cut)} vectorEffect="non-scaling-stroke" opacity="0.3" />
        </g>
      ))}
    </svg>
  )
}
