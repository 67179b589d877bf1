import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

export type KeyValueRow = {
  label: string
  value: ReactNode
  code?: boolean
  /** Inside a player: the second from which the value is known. */
  since?: number
}
export type KeyValueProps = { rows: readonly KeyValueRow[]; className?: string }

/** Label and value rows split by hairlines; `code` sets a machine value in mono. */
export function KeyValue({ rows, className }: KeyValueProps) {
  return (
    <dl data-slot="key-value" className={cx('text-small', className)}>
      {rows.map(({ label, value, code, since }) => (
        <div key={label} className="flex justify-between gap-5 border-b border-rule py-2.5 last:border-0">
          <dt className="text-fg-3">{label}</dt>
          <dd
            data-since={since}
            className={cx('min-w-0 text-right font-medium break-words', code ? 'font-mono text-cap' : 'num')}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
