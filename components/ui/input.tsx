import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

export type InputProps = ComponentProps<'input'>

/** A one-line text input, 46 px high. */
export function Input({ className, ...rest }: InputProps) {
  return <input data-slot="input" type="text" {...rest} className={cx('control', 'h-11.5', className)} />
}

/** What a browser should know of an input for an e-mail address. */
export const EMAIL_INPUT = {
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const

export type TextareaProps = ComponentProps<'textarea'>

/** A text area, 120 px high at rest, that can be dragged taller. */
export function Textarea({ className, ...rest }: TextareaProps) {
  return (
    <textarea data-slot="textarea" {...rest} className={cx('control', 'min-h-30 resize-y py-3', className)} />
  )
}
