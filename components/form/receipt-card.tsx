'use client'

import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { CopyButton } from '@/components/ui/copy-button'

type ReceiptCardProps = {
  title: string
  text: string
  receiptId: string
  words: { number: string; copy: string; copied: string }
  children?: ReactNode
}

/** What a sent form became: thanks, what happens next, and the number to refer to; its heading takes the focus. */
export const ReceiptCard = ({ title, text, receiptId, words, children }: ReceiptCardProps) => {
  const card = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    // With the heading alone in view the number may still lie under the cookie question of a phone.
    card.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={card} data-slot="receipt" className="grid justify-items-start gap-4">
      <IconCircleCheck size={32} stroke={1.5} aria-hidden className="text-success" />
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-32 text-h3 outline-none">
        {title}
      </h2>
      <p className="max-w-[56ch] text-fg-2">{text}</p>
      <dl className="w-full border-y border-rule py-4">
        <dt className="text-small text-fg-3">{words.number}</dt>
        <dd className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-2">
          <b className="text-h3 num" data-slot="receipt-number">
            {receiptId}
          </b>
          <CopyButton
            text={receiptId}
            label={words.copy}
            copiedLabel={words.copied}
            className="inline-flex min-h-9 items-center gap-2 text-small text-fg-2 hover:text-fg pointer-coarse:min-h-11"
          />
        </dd>
      </dl>
      {children}
    </div>
  )
}
