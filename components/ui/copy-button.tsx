'use client'
import { useCopy } from './use-copy'

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
