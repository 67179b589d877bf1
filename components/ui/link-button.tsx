import { cx } from 'class-variance-authority'
import Link from 'next/link'
import type { ComponentProps, ReactNode } from 'react'
import { buttonVariants, type ButtonLook } from './button-variants'

export type LinkButtonProps = Omit<ComponentProps<typeof Link>, 'children'> &
  ButtonLook & { icon?: ReactNode; iconEnd?: ReactNode; children: ReactNode }

/** A link that looks like a button; wrap a trailing arrow in `<span data-arrow>` and it moves 3 px on hover. */
export function LinkButton(props: LinkButtonProps) {
  const { variant, size, wide, icon, iconEnd, className, children, ...rest } = props
  return (
    <Link
      data-slot="link-button"
      {...rest}
      className={cx(buttonVariants({ variant, size, wide }), className)}
    >
      {icon}
      {children}
      {iconEnd}
    </Link>
  )
}
