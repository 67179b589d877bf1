'use client'
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'

export type TooltipProps = { text: string; children: ReactNode; className?: string }

const gap = 8

/** A button with a short explanation on hover and focus; Escape hides it, the pointer may move onto it. Never the only place of a fact. */
export function Tooltip({ text, children, className }: TooltipProps) {
  const id = useId()
  const bubble = useRef<HTMLSpanElement>(null)
  const open = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function show(anchor: HTMLElement) {
    clearTimeout(timer.current)
    const tip = bubble.current
    if (!tip || open.current) return
    open.current = true
    tip.showPopover()
    const at = anchor.getBoundingClientRect()
    const left = at.left + at.width / 2 - tip.offsetWidth / 2
    const above = at.top - tip.offsetHeight - gap
    tip.style.left = `${Math.max(gap, Math.min(left, document.documentElement.clientWidth - tip.offsetWidth - gap))}px`
    tip.style.top = `${above < gap ? at.bottom + gap : above}px`
  }

  function hide() {
    clearTimeout(timer.current)
    if (!open.current) return
    open.current = false
    bubble.current?.hidePopover()
  }

  // The pause lets the pointer cross the gap to the bubble (WCAG 1.4.13).
  const hideSoon = () => (timer.current = setTimeout(hide, 120))

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') hide()
  }

  return (
    <>
      <button
        type="button"
        data-slot="tooltip-trigger"
        aria-describedby={id}
        className={className}
        onPointerEnter={(event) => show(event.currentTarget)}
        onPointerLeave={hideSoon}
        onFocus={(event) => show(event.currentTarget)}
        onBlur={hide}
        onKeyDown={onKeyDown}
        onClick={(event) => show(event.currentTarget)}
      >
        {children}
      </button>
      <span
        ref={bubble}
        id={id}
        role="tooltip"
        popover="manual"
        data-slot="tooltip"
        data-theme="dark"
        className="tooltip"
        onPointerEnter={() => clearTimeout(timer.current)}
        onPointerLeave={hideSoon}
      >
        {text}
      </span>
    </>
  )
}
