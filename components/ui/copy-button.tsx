'use client'
import { useEffect, useState } from 'react'
import { copyText } from '@/lib/copy-text'
import { showToast } from './toast-store'

export type CopyButtonProps = { text: string; label: string; copiedLabel: string; className?: string }

/** Copies `text`: a toast says “copied”, and a tick stands in the button for two seconds. */
export function CopyButton({ text, label, copiedLabel, className }: CopyButtonProps) {
  const { isCopied, copy } = useCopy(copiedLabel)
  return (
    <button type="button" data-slot="copy-button" className={className} onClick={() => void copy(text)}>
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        className="size-4 shrink-0 fill-none stroke-current stroke-[1.7]"
      >
        <path
          d={isCopied ? 'm5 12.5 4.5 4.5L19 7.5' : 'M9 9h10v10H9zM5 15V5h10'}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {label}
    </button>
  )
}

const SHOWN_MS = 2000

/** Copies a text and says so; `isCopied` holds for two seconds. A refused clipboard changes nothing: the text stays selectable. */
export function useCopy(copiedLabel: string) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isCopied])

  const copy = async (text: string) => {
    const isDone = await copyText(text)
    setCopied(isDone)
    if (isDone) showToast({ kind: 'success', text: copiedLabel })
  }
  return { isCopied, copy }
}
