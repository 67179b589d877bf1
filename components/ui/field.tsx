import { IconAlertCircle } from '@tabler/icons-react'
import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './icon'

export type FieldControl = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

/** The attributes that tie a control to its hint and error; spread them on the input. */
export function fieldControl(
  id: string,
  { hint, error }: { hint?: unknown; error?: unknown } = {},
): FieldControl {
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return {
    id,
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(error ? { 'aria-invalid': true } : {}),
  }
}

type LabelProps = ComponentProps<'label'> & { optional?: string }

function Label({ optional, className, children, ...rest }: LabelProps) {
  return (
    <label data-slot="label" {...rest} className={cx('text-small font-strong text-fg', className)}>
      {children}
      {optional && <span className="font-normal text-fg-3"> {optional}</span>}
    </label>
  )
}

function Hint(props: ComponentProps<'p'>) {
  return <p data-slot="hint" {...props} className={cx('text-cap text-fg-3', props.className)} />
}

/** The error sentence of a field; renders nothing without children. */
export function FieldError({ children, className, ...rest }: ComponentProps<'p'>) {
  if (!children) return null
  return (
    <p
      data-slot="field-error"
      {...rest}
      className={cx('flex items-start gap-1.75 text-small text-danger', className)}
    >
      <Icon of={IconAlertCircle} size={16} className="mt-0.75" />
      <span>{children}</span>
    </p>
  )
}

export type FieldProps = {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** The “(optional)” text; leave out for a required field. */
  optional?: string
  className?: string
  children: (control: FieldControl) => ReactNode
}

/** Label above, control, error, hint; `children` gets the attributes that tie the control to them. */
export function Field({ id, label, hint, error, optional, className, children }: FieldProps) {
  return (
    <div data-slot="field" className={cx('grid min-w-0 grid-cols-1 content-start gap-1.5', className)}>
      <Label htmlFor={id} optional={optional}>
        {label}
      </Label>
      {children(fieldControl(id, { hint, error }))}
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </div>
  )
}
