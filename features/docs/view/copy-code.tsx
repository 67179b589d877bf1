'use client'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useRef } from 'react'
import { useCopy } from '@/components/ui/copy-button'

type CopyCodeProps = { label: string; copiedLabel: string }

/** The code of a panel that is shown now. */
const shownCode = (button: Element | null) =>
  [...(button?.closest('[data-slot="code-panel"]')?.querySelectorAll('pre') ?? [])].find(
    (pre) => pre.offsetParent !== null,
  )?.textContent

/** Copies the shown code of the panel it stands in; a toast says “copied”, and a tick stands in the button for two seconds. */
export function CopyCode({ label, copiedLabel }: CopyCodeProps) {
  const button = useRef<HTMLButtonElement>(null)
  const { isCopied, copy } = useCopy(copiedLabel)

  const Icon = isCopied ? IconCheck : IconCopy
  return (
    <button
      ref={button}
      type="button"
      data-slot="copy-button"
      onClick={() => void copy(shownCode(button.current) ?? '')}
      className="flex h-12 shrink-0 items-center gap-1.5 px-4.5 text-small font-medium text-fg-3 hover:text-fg focus-visible:-outline-offset-2"
    >
      <Icon size={16} stroke={1.7} aria-hidden />
      <span className="max-sm:sr-only">{label}</span>
    </button>
  )
}
