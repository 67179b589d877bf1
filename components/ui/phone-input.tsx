import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

export type PhoneInputProps = Omit<ComponentProps<'input'>, 'type' | 'inputMode' | 'prefix'> & {
  prefix?: string
}

/** A telephone input with its country code in front; the code is only a picture, so spaces, dots, +84 and 0 may be typed. */
export function PhoneInput({ prefix = '+84', className, ...rest }: PhoneInputProps) {
  return (
    <div data-slot="phone-input" className={cx('control-frame h-11.5', className)}>
      <span aria-hidden="true" className="border-r border-rule py-0.5 pr-2.5 pl-3.5 text-fg-2 num">
        {prefix}
      </span>
      <input
        autoComplete="tel"
        // Without one, no style can tell whether a number stands here.
        placeholder=" "
        {...rest}
        type="tel"
        inputMode="tel"
        className="h-full min-w-0 flex-1 rounded-md bg-transparent px-2.5 num outline-none placeholder:text-fg-3 disabled:cursor-not-allowed"
      />
    </div>
  )
}
