'use client'
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconInfoCircle,
  IconX,
} from '@tabler/icons-react'
import { type FocusEvent, useEffect, useRef, useEffectEvent } from 'react'
import { toast as library, ToastContainer, type ToastContentProps } from 'react-toastify/unstyled'
import { Icon } from './icon'
import type { Toast } from './toast-store'

const TOAST_MS = 5000
/** The toast library's own shortcut to the toast, from wherever the focus is. */
const SHORTCUT = 'Alt+T'

const icons = {
  success: { Shape: IconCircleCheck, className: 'text-success' },
  info: { Shape: IconInfoCircle, className: 'text-fg-3' },
  warning: { Shape: IconAlertTriangle, className: 'text-warning' },
  danger: { Shape: IconAlertCircle, className: 'text-danger' },
}

type ActionProps = Pick<ToastContentProps, 'closeToast'> & { action: NonNullable<Toast['action']> }

function ToastAction({ action, closeToast }: ActionProps) {
  const act = () => {
    closeToast(true)
    action.run()
  }
  return (
    <button
      type="button"
      aria-keyshortcuts={SHORTCUT}
      onClick={act}
      className="flex min-h-9 shrink-0 items-center gap-2 rounded-md px-2 text-ui font-strong text-accent-text hover:bg-hover pointer-coarse:min-h-11"
    >
      {action.label}
      <kbd aria-hidden="true" className="font-mono text-cap text-fg-3 max-sm:hidden pointer-coarse:hidden">
        {SHORTCUT}
      </kbd>
    </button>
  )
}

type BodyProps = ToastContentProps<Toast> & { closeLabel: string }

function ToastBody({ data, isPaused, closeToast, closeLabel }: BodyProps) {
  const { Shape, className } = icons[data.kind]
  // The library's own timer is a CSS animation, which reduced motion would end at once.
  useCountdown(TOAST_MS, isPaused, closeToast)
  return (
    <div className="flex items-center gap-3">
      <Icon of={Shape} className={className} />
      <p className="min-w-0 flex-1 py-2 text-ui">{data.text}</p>
      {data.action && <ToastAction action={data.action} closeToast={closeToast} />}
      <button
        type="button"
        aria-label={closeLabel}
        onClick={() => closeToast(true)}
        className="grid size-9 shrink-0 place-items-center rounded-md text-fg-2 hover:bg-hover hover:text-fg pointer-coarse:size-11"
      >
        <Icon of={IconX} size={16} />
      </button>
    </div>
  )
}

export type ToastViewProps = { toast: Toast; regionLabel: string; closeLabel: string }

/** The toast region with one toast in it; loaded with the toast library when it is first needed. */
export function ToastView({ toast, regionLabel, closeLabel }: ToastViewProps) {
  const layer = useRef<HTMLDivElement>(null)
  const origin = useRef<HTMLElement>(null)
  const hold = ({ relatedTarget }: FocusEvent) => {
    library.pause()
    if (relatedTarget instanceof HTMLElement && !layer.current?.contains(relatedTarget)) {
      origin.current = relatedTarget
    }
  }
  useEffect(() => {
    // Shown anew each time, so that it lies above a dialog opened meanwhile.
    layer.current?.hidePopover()
    layer.current?.showPopover()
    library.clearWaitingQueue()
    library.dismiss()
    library((props: ToastContentProps<Toast>) => <ToastBody {...props} closeLabel={closeLabel} />, {
      data: toast,
      role: toast.kind === 'danger' ? 'alert' : 'status',
      // Whoever came here by keyboard goes back to where they were.
      onClose: () => {
        if (layer.current?.contains(document.activeElement)) origin.current?.focus()
      },
    })
  }, [toast, closeLabel])
  return (
    <div
      ref={layer}
      popover="manual"
      data-slot="toast-layer"
      data-theme="dark"
      className="toast-layer"
      onFocus={hold}
      onBlur={() => library.play()}
    >
      <ToastContainer
        limit={1}
        autoClose={TOAST_MS}
        pauseOnHover
        pauseOnFocusLoss
        customProgressBar
        transition={false}
        closeButton={false}
        icon={false}
        draggable={false}
        position="bottom-right"
        aria-label={regionLabel}
      />
    </div>
  )
}

/** Calls `onEnd` once after `ms` of unpaused time. */
function useCountdown(ms: number, paused: boolean, onEnd: () => void) {
  const left = useRef(ms)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (paused) return
    const started = Date.now()
    const timer = setTimeout(() => end(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= Date.now() - started
    }
  }, [paused])
}
