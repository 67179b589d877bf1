import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import { cva, cx, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './icon'

const alert = cva('flex items-start gap-3 rounded-md border px-3.5 py-3 text-small', {
  variants: {
    tone: {
      info: 'border-rule bg-surface text-fg-2',
      success: 'border-transparent bg-success-tint text-success',
      warning: 'border-transparent bg-warning-tint text-warning',
      danger: 'border-transparent bg-danger-tint text-danger',
    },
  },
  defaultVariants: { tone: 'info' },
})

const icons = {
  info: IconInfoCircle,
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  danger: IconAlertCircle,
}

export type AlertProps = Omit<ComponentProps<'div'>, 'title'> &
  VariantProps<typeof alert> & { title?: string; action?: ReactNode }

/** A note in the page; pass `role="alert"` or `role="status"` when it appears after an action, nothing when it was always there. */
export function Alert({ tone, title, action, className, children, ...rest }: AlertProps) {
  return (
    <div data-slot="alert" {...rest} className={cx(alert({ tone }), className)}>
      <Icon of={icons[tone ?? 'info']} className="mt-px" />
      <div className="min-w-0 flex-1">
        {title && <p className="font-strong">{title}</p>}
        {children}
        {action && <div className="mt-2.5">{action}</div>}
      </div>
    </div>
  )
}
