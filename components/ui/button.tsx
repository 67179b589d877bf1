import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { buttonVariants, type ButtonLook } from './button-variants'
import { Spinner } from './spinner'

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
  const layer = (shown: boolean) =>
    cx('col-start-1 row-start-1 inline-flex items-center justify-center gap-2', !shown && 'invisible')
  return (
    <button
      data-slot="button"
      type="button"
      {...rest}
      {...(loading && { type: 'button', onClick: undefined, 'aria-busy': true, 'aria-disabled': true })}
      className={cx(buttonVariants({ variant, size, wide }), className)}
    >
      <span className="grid">
        <span className={layer(!loading)}>
          {icon}
          {children}
          {iconEnd}
        </span>
        {(loading || loadingLabel) && (
          <span className={layer(loading)}>
            <Spinner />
            {loadingLabel ?? children}
          </span>
        )}
      </span>
    </button>
  )
}
