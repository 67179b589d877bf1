import { cva, cx, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { StatusDot, type DotTone } from './status-dot'

const badge = cva('badge', {
  variants: {
    tone: {
      neutral: 'border-rule-strong text-fg-2',
      accent: 'border-transparent bg-accent-tint text-accent-text',
      success: 'border-transparent bg-success-tint text-success',
      warning: 'border-transparent bg-warning-tint text-warning',
      danger: 'border-transparent bg-danger-tint text-danger',
    },
  },
  defaultVariants: { tone: 'neutral' },
})

export type BadgeProps = ComponentProps<'span'> & VariantProps<typeof badge> & { dot?: DotTone }

/** A status pill; `dot` puts a coloured dot before the text, never instead of them. */
export function Badge({ tone, dot, className, children, ...rest }: BadgeProps) {
  return (
    <span data-slot="badge" {...rest} className={cx(badge({ tone }), className)}>
      {dot && <StatusDot tone={dot} />}
      {children}
    </span>
  )
}
