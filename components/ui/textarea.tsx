import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { controlClass } from './control-class'

export type TextareaProps = ComponentProps<'textarea'>

/** A text area, 120 px high at rest, that can be dragged taller. */
export function Textarea({ className, ...rest }: TextareaProps) {
  return (
    <textarea
      data-slot="textarea"
      {...rest}
      className={cx(controlClass, 'min-h-30 resize-y py-3', className)}
    />
  )
}
