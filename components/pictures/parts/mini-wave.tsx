export type MiniWaveProps = { bars: readonly number[]; className?: string }

/** Mirrored bars of one voice, heights 0–1 as given by `bars()`; silence stays a dot. Size and colour come from the class. */
export function MiniWave({ bars, className = 'h-5 w-full text-accent-strong' }: MiniWaveProps) {
  const path = bars.map((value, i) => {
    const half = Math.max(1, Math.round(value * 46))
    return `M${i} ${50 - half}v${half * 2}`
  })
  return (
    <svg
      viewBox={`-.5 0 ${bars.length} 100`}
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
