import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

export type EmptyStateProps = {
  title: string
  text?: string
  /** At most two links or buttons. */
  actions?: ReactNode
  level?: 1 | 2 | 3
  /** What is drawn above, through a box of 100 by 100; a silent call unless told. */
  line?: string
  className?: string
}

const bars = 48
const peak = { at: 30, up: 34, down: 22 }

// A silent call with one sound where the page should be.
const flatLine = Array.from({ length: bars }, (_, i) => {
  const near = Math.max(0, 1 - Math.abs(i - peak.at) / 3)
  return `M${i + 0.5} ${47 - peak.up * near}V47M${i + 0.5} 53V${53 + peak.down * near}`
}).join('')

/** Nothing here: a flat two-channel line with one peak, a heading, a sentence, and the way on. */
export function EmptyState({ title, text, actions, level = 2, line, className }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div
      data-slot="empty-state"
      className={cx(
        'mx-auto grid justify-items-center text-center',
        level === 1 ? 'max-w-[30rem]' : 'max-w-[36ch]',
        className,
      )}
    >
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${line ? 100 : bars} 100`}
        preserveAspectRatio="none"
        className={cx(
          'w-full overflow-visible fill-none',
          line ? 'h-32 stroke-accent-strong stroke-4' : 'h-16 stroke-bar-idle stroke-[2.5px]',
        )}
      >
        <path d={line ?? flatLine} strokeLinecap="round" vectorEffect="non-scaling-stroke" />
      </svg>
      <Heading className={cx('mt-7', level === 1 ? 'text-h2' : 'text-h4')}>{title}</Heading>
      {text && (
        <p className={cx('max-w-[44ch] text-ui text-balance text-fg-2', level === 1 ? 'mt-4' : 'mt-2')}>
          {text}
        </p>
      )}
      {actions && <div className="mt-6 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  )
}
