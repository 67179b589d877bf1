import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { controlClass } from './control-class'

export type InputProps = ComponentProps<'input'>

/** A one-line text input, 46 px high. */
export function Input({ className, ...rest }: InputProps) {
  return <input data-slot="input" type="text" {...rest} className={cx(controlClass, 'h-11.5', className)} />
}
