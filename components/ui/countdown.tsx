import { cx } from 'class-variance-authority'

export type CountdownProps = {
  label: string
  parts: readonly { value: number; unit: string }[]
  className?: string
}

/** How a remaining time looks: cells such as “02 ngày”. It does not tick; its owner passes new parts. */
export function Countdown({ label, parts, className }: CountdownProps) {
  return (
    <span
      data-slot="countdown"
      role="timer"
      aria-live="off"
      aria-label={label}
      className={cx('flex flex-wrap gap-1.5', className)}
    >
      {parts.map(({ value, unit }) => (
        <span
          key={unit}
          className="rounded-xs border border-accent-line bg-raised px-2 py-0.75 font-mono text-cap leading-snug font-medium whitespace-nowrap text-fg"
        >
          {String(value).padStart(2, '0')} {unit}
        </span>
      ))}
    </span>
  )
}
