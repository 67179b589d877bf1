import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

export type ProgressProps = {
  label: string
  /** 0 to `max`; leave out while the end is not known. */
  value?: number
  max?: number
  /** What stands at the right of the label, such as “3/10”. */
  detail?: ReactNode
  labelHidden?: boolean
  className?: string
}

/** A native progress bar with its label. */
export function Progress({ label, value, max = 100, detail, labelHidden = false, className }: ProgressProps) {
  return (
    <label data-slot="progress" className={cx('grid gap-1.5 text-small', className)}>
      <span className={cx('flex justify-between gap-4', labelHidden && 'sr-only')}>
        <span className="font-strong">{label}</span>
        {detail && <span className="text-fg-3 num">{detail}</span>}
      </span>
      <progress className="progress" value={value} max={max} />
    </label>
  )
}
