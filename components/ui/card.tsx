import { cva, cx, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

const card = cva('rounded-lg', {
  variants: {
    tone: {
      raised: 'bg-raised shadow-md',
      floating: 'bg-raised shadow-lg',
      surface: 'bg-surface',
      outline: 'border border-rule',
    },
    pad: { none: 'overflow-clip', md: 'p-5', lg: 'p-6 sm:p-7' },
  },
  defaultVariants: { tone: 'raised', pad: 'lg' },
})

export type CardProps = ComponentProps<'div'> & VariantProps<typeof card>

/** A panel; `surface` for tiles, `raised` for state cards, `floating` for the hero form, `outline` for lists. */
export function Card({ tone, pad, className, ...rest }: CardProps) {
  return <div data-slot="card" {...rest} className={cx(card({ tone, pad }), className)} />
}
