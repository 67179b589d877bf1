'use client'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'

export type DialogProps = {
  id: string
  title: string
  closeLabel: string
  children: ReactNode
  footer?: ReactNode
  /** Leave out when a `DialogButton` opens it; otherwise the owner opens and closes it. */
  open?: boolean
  onClose?: () => void
}

/** A native modal dialog: focus stays inside and returns; Escape, the cross and a click beside it close it. */
export function Dialog({ id, title, closeLabel, children, footer, open, onClose }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || open === undefined || open === dialog.open) return
    if (open) dialog.showModal()
    else dialog.close()
  }, [open])
  return (
    <dialog
      ref={ref}
      id={id}
      data-slot="dialog"
      className="dialog"
      aria-labelledby={`${id}-title`}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
    >
      <div className="grid max-h-[inherit] grid-rows-[auto_minmax(0,1fr)_auto]">
        <div className="flex items-start justify-between gap-4 border-b border-rule py-3 pr-3 pl-5">
          <h2 id={`${id}-title`} className="py-1.5 text-h4">
            {title}
          </h2>
          <button
            type="button"
            aria-label={closeLabel}
            onClick={() => ref.current?.close()}
            className="icon-button"
          >
            <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 stroke-current stroke-[1.6]">
              <path d="m5 5 10 10M15 5 5 15" strokeLinecap="round" />
            </svg>
          </button>
        </div>
        <div className="overflow-y-auto p-5 text-ui text-fg-2">{children}</div>
        {footer && <div className="flex flex-wrap justify-end gap-3 border-t border-rule p-5">{footer}</div>}
      </div>
    </dialog>
  )
}

export type DialogButtonProps = Omit<ComponentProps<'button'>, 'onClick' | 'type'> & { dialog: string }

/** Opens the `<dialog>` with the id `dialog`; `className` is a finished string such as `buttonVariants()`. */
export function DialogButton({ dialog, ...rest }: DialogButtonProps) {
  function open() {
    const element = document.getElementById(dialog)
    if (element instanceof HTMLDialogElement) element.showModal()
  }
  return <button data-slot="dialog-button" aria-haspopup="dialog" {...rest} type="button" onClick={open} />
}
