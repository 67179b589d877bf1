import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

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

// 16 px text stops iOS from zooming in; the ring lies inside so nothing moves when the border gives way to it.
const base =
  'w-full rounded-md border border-field bg-bg text-[1rem] leading-normal text-fg placeholder:text-fg-3 disabled:cursor-not-allowed disabled:border-rule disabled:bg-sunken disabled:text-fg-3'

// A wrong control keeps its red edge under the focus, and the ring lies outside: in red, nobody would see where the focus is.
/** Class string of a text control that is itself the box: input, textarea, select. */
export const controlClass = `${base} px-3.5 -outline-offset-2 aria-invalid:border-danger-solid aria-invalid:outline-2 aria-invalid:outline-danger-solid focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-ring aria-invalid:focus-visible:outline-offset-2 aria-invalid:focus-visible:outline-ring`

/** Class string of a box that holds a bare input beside something else (a prefix, a button). */
export const controlFrameClass = `${base} flex items-center -outline-offset-2 has-[input:disabled]:border-rule has-[input:disabled]:bg-sunken has-aria-invalid:border-danger-solid has-aria-invalid:outline-2 has-aria-invalid:outline-danger-solid has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-ring has-[input:focus-visible[aria-invalid=true]]:outline-offset-2 has-[input:focus-visible[aria-invalid=true]]:outline-ring`

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
