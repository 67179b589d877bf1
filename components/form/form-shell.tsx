import type { FormEvent, ReactNode } from 'react'
import { ReceiptCard } from '@/components/form/receipt-card'
import { useStickySubmit } from '@/components/form/form-behaviour'
import type { FormMessages } from '@/lib/forms/messages'

type FormShellProps = {
  /** Names the form to tests and to the tag manager. */
  name: string
  title: string
  lead?: string
  sent: { receiptId: string | undefined; refusal: object | undefined; begin: () => void }
  words: FormMessages
  /** What takes the form's place once it was taken, and the way on from there. */
  thanks: { title: string; text: string; next: ReactNode }
  /** Told what stood in the field no person sees. */
  onSend: (website: string) => void
  children: ReactNode
}

/** A form under its title, from the first field to the receipt. */
export const FormShell = ({ name, title, lead, sent, words, thanks, onSend, children }: FormShellProps) => {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSend(String(new FormData(event.currentTarget).get('website') ?? ''))
  }
  const keptPress = useStickySubmit()
  const state = sent.receiptId ? 'sent' : sent.refusal ? 'refused' : 'editing'
  return (
    <div data-form={name} data-form-state={state}>
      {sent.receiptId ? (
        <ReceiptCard title={thanks.title} text={thanks.text} words={words.receipt} receiptId={sent.receiptId}>
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
            {...keptPress}
            className="mt-6 grid gap-5 noscript:hidden"
          >
            {children}
          </form>
        </>
      )}
    </div>
  )
}
