import { cx } from 'class-variance-authority'

export type SpinnerProps = { label?: string; className?: string }

/** A 16 px ring in the text colour; with `label` it is announced, without it it is decoration beside words. */
export function Spinner({ label, className }: SpinnerProps) {
  return (
    <span data-slot="spinner" role={label ? 'status' : undefined} className={cx('inline-flex', className)}>
      <span aria-hidden="true" className="spinner" />
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}
