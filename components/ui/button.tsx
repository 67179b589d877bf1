import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { buttonVariants, type ButtonLook } from './button-variants'

export type ButtonProps = Omit<ComponentProps<'button'>, 'children'> &
  ButtonLook & {
    icon?: ReactNode
    iconEnd?: ReactNode
    loading?: boolean
    /** The verb in progress; it is laid out even while idle, so the width never changes. */
    loadingLabel?: string
    children: ReactNode
  }

/** A button in one of five looks; while `loading` it keeps its width and focus, and neither clicks nor submits. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    wide,
    icon,
    iconEnd,
    loading = false,
    loadingLabel,
    className,
    children,
    ...rest
  } = props
  return (
    <button
      data-slot="button"
      type="button"
      {...rest}
      {...(loading && { type: 'button', onClick: undefined, 'aria-busy': true, 'aria-disabled': true })}
      className={cx(buttonVariants({ variant, size, wide }), className)}
    >
      <span className="button-words">
        <span className={loading ? 'invisible' : undefined}>
          {icon}
          {children}
          {iconEnd}
        </span>
        {(loading || loadingLabel) && (
          <span className={loading ? undefined : 'invisible'}>
            <Spinner />
            {loadingLabel ?? children}
          </span>
        )}
      </span>
    </button>
  )
}

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
