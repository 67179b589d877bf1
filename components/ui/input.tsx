import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { controlClass } from './control-class'

export type InputProps = ComponentProps<'input'>

/** A one-line text input, 46 px high. */
export function Input({ className, ...rest }: InputProps) {
  return <input data-slot="input" type="text" {...rest} className={cx(controlClass, 'h-11.5', className)} />
}

/** What a browser should know of an input for an e-mail address. */
export const EMAIL_INPUT = {
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const
