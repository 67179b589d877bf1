'use client'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'

type CopyCodeProps = { label: string; copiedLabel: string }

const SHOWN_MS = 2000

/** The code of a panel that is shown now. */
const shownCode = (button: Element | null) =>
  [...(button?.closest('[data-slot="code-panel"]')?.querySelectorAll('pre') ?? [])].find(
    (pre) => pre.offsetParent !== null,
  )?.textContent

/** Copies the shown code of the panel it stands in; says “copied” for two seconds, also to screen readers. */
export function CopyCode({ label, copiedLabel }: CopyCodeProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isCopied, setCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isCopied])

  const copy = async () => {
    // A refused clipboard leaves the label as it is; the text stays selectable.
    await navigator.clipboard.writeText(shownCode(button.current) ?? '').then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }

  const Icon = isCopied ? IconCheck : IconCopy
  return (
    <button
      ref={button}
      type="button"
      data-slot="copy-button"
      onClick={() => void copy()}
      className="flex h-12 shrink-0 items-center gap-1.5 px-4.5 text-small font-medium text-fg-3 hover:text-fg focus-visible:-outline-offset-2"
    >
      <Icon size={16} stroke={1.7} aria-hidden />
      <span aria-live="polite" className="max-sm:sr-only">
        {isCopied ? copiedLabel : label}
      </span>
    </button>
  )
}
