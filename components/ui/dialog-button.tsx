'use client'
import type { ComponentProps } from 'react'

export type DialogButtonProps = Omit<ComponentProps<'button'>, 'onClick' | 'type'> & { dialog: string }

/** Opens the `<dialog>` with the id `dialog`; `className` is a finished string such as `buttonVariants()`. */
export function DialogButton({ dialog, ...rest }: DialogButtonProps) {
  function open() {
    const element = document.getElementById(dialog)
    if (element instanceof HTMLDialogElement) element.showModal()
  }
  return <button data-slot="dialog-button" aria-haspopup="dialog" {...rest} type="button" onClick={open} />
}
