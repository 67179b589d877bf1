'use client'

import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { useStickySubmit } from '@/components/form/form-behaviour'
import { CopyButton } from '@/components/ui/copy-button'
import type { FormMessages } from '@/lib/forms/messages'

type ReceiptCardProps = {
  title: string
  text: string
  receiptId: string
  messages: { number: string; copy: string; copied: string }
  children?: ReactNode
}

/** What a sent form became: thanks, what happens next, and the number to refer to; its heading takes the focus. */
const ReceiptCard = ({ title, text, receiptId, messages, children }: ReceiptCardProps) => {
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
        <dt className="text-small text-fg-3">{messages.number}</dt>
        <dd className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-2">
          <b className="text-h3 num" data-slot="receipt-number">
            {receiptId}
          </b>
          <CopyButton
            text={receiptId}
            label={messages.copy}
            copiedLabel={messages.copied}
            className="inline-flex min-h-9 items-center gap-2 text-small text-fg-2 hover:text-fg pointer-coarse:min-h-11"
          />
        </dd>
      </dl>
      {children}
    </div>
  )
}

type FormShellProps = {
  /** Names the form to tests and to the tag manager. */
  name: string
  title: string
  lead?: string
  sent: { receiptId: string | undefined; error: object | undefined; begin: () => void }
  messages: FormMessages
  /** What takes the form's place once it was taken, and the way on from there. */
  thanks: { title: string; text: string; next: ReactNode }
  /** Gets what stood in the field no person sees. */
  onSend: (website: string) => void
  children: ReactNode
}

/** A form under its title, from the first field to the receipt. */
export const FormShell = ({
  name,
  title,
  lead,
  sent,
  messages,
  thanks,
  onSend,
  children,
}: FormShellProps) => {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSend(String(new FormData(event.currentTarget).get('website') ?? ''))
  }
  const stickySubmit = useStickySubmit()
  const state = sent.receiptId ? 'sent' : sent.error ? 'refused' : 'editing'
  return (
    <div data-form={name} data-form-state={state}>
      {sent.receiptId ? (
        <ReceiptCard
          title={thanks.title}
          text={thanks.text}
          messages={messages.receipt}
          receiptId={sent.receiptId}
        >
          {thanks.next}
        </ReceiptCard>
      ) : (
        <>
          <h2 id={`${name}-title`} className="text-h3 noscript:hidden">
            {title}
          </h2>
          {lead && <p className="mt-2 text-fg-2 noscript:hidden">{lead}</p>}
          <form
            noValidate
            method="post"
            aria-labelledby={`${name}-title`}
            onSubmit={onSubmit}
            onFocus={sent.begin}
            {...stickySubmit}
            className="mt-6 grid gap-5 noscript:hidden"
          >
            {children}
          </form>
        </>
      )}
    </div>
  )
}
