const looks = {
  live: 'bg-accent-tint text-accent-text',
  plain: 'inset-ring inset-ring-rule-strong text-fg-2',
  warning: 'bg-warning-tint text-warning',
  danger: 'bg-danger-tint text-danger',
}

export type PillProps = {
  look?: keyof typeof looks
  dot?: boolean
  children: React.ReactNode
  className?: string
}

/** A state in one or two words; `live` with a dot means it is happening now. */
export function Pill({ look = 'plain', dot = false, children, className = '' }: PillProps) {
  return (
    <span
      className={`inline-flex h-6 shrink-0 items-center gap-1.5 rounded-full px-2.5 text-tag font-strong whitespace-nowrap ${looks[look]} ${className}`}
    >
      {dot && <i className="size-1.5 rounded-full bg-current" />}
      {children}
    </span>
  )
}
