'use client'
import { useEffect, useState } from 'react'

export type CopyButtonProps = { text: string; label: string; copiedLabel: string; className?: string }

/** Copies `text`; says “copied” for two seconds, also to screen readers. */
export function CopyButton({ text, label, copiedLabel, className }: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      // The browser refused the clipboard; the text stays selectable beside the button.
      setCopied(false)
    }
  }
  return (
    <button type="button" data-slot="copy-button" className={className} onClick={() => void copy()}>
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        className="size-4 shrink-0 fill-none stroke-current stroke-[1.7]"
      >
        <path
          d={copied ? 'm5 12.5 4.5 4.5L19 7.5' : 'M9 9h10v10H9zM5 15V5h10'}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span aria-live="polite">{copied ? copiedLabel : label}</span>
    </button>
  )
}
