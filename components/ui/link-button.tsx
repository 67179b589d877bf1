import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { buttonVariants, type ButtonLook } from './button-variants'

export type LinkButtonProps = Omit<ComponentProps<'a'>, 'children'> &
  ButtonLook & { icon?: ReactNode; iconEnd?: ReactNode; children: ReactNode }

/** A link that looks like a button; wrap a trailing arrow in `<span data-arrow>` and it moves 3 px on hover. */
export function LinkButton(props: LinkButtonProps) {
  const { variant, size, wide, icon, iconEnd, className, children, ...rest } = props
  return (
    <a data-slot="link-button" {...rest} className={cx(buttonVariants({ variant, size, wide }), className)}>
      {icon}
      {children}
      {iconEnd}
    </a>
  )
}
