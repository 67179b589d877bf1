'use client'

import { useEffect, useMemo, useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { ReceiptCard } from '@/components/form/receipt-card'
import { cameFrom } from '@/lib/came-from'
import { useSentForm } from '@/lib/forms/use-sent-form'
import type { Lang } from '@/lib/i18n/config'
import { fillIn } from '@/lib/template'
import { ContactFields } from './contact-fields'
import { CONTACT_FIELDS, type ContactParcel, type ContactValues } from './contact-values'
import type { ContactFormWords } from './form-words'
import { askedPurpose, callOf, purposeOf } from './purpose'

const loadEngine = async () => (await import('./engine')).engine
const PLACES = { consent: 'consent.accepted' } as const

export type ContactFormProps = {
  words: ContactFormWords
  lang: Lang
  links: { rights: string }
  /** The way to reach us when sending fails. */
  phone: { text: string; href: string } | undefined
}

const useContactForm = (lang: Lang, callNote: string) => {
  const sent = useSentForm<ContactValues, ContactParcel>({
    name: 'contact',
    lang,
    fields: CONTACT_FIELDS,
    loadEngine,
    places: PLACES,
  })
  const { form } = sent
  useEffect(() => {
    const { search } = location
    const purpose = purposeOf({ search, from: cameFrom() })
    // What the address asks for is newer than a draft; a guess is not.
    if (purpose && (askedPurpose(search) || !form.getValues('purpose'))) form.setValue('purpose', purpose)
    const call = callOf(search)
    if (call && !form.getValues('content')) form.setValue('content', fillIn(callNote, { id: call }))
  }, [form, callNote])
  return sent
}

/** One message to us: the form, and after it was taken the receipt; “another message” begins anew. */
export const ContactForm = (props: ContactFormProps) => {
  const [round, setRound] = useState(0)
  return <OneMessage key={round} {...props} onAgain={() => setRound(round + 1)} />
}

const OneMessage = ({ onAgain, ...props }: ContactFormProps & { onAgain: () => void }) => {
  const { words, lang } = props
  const sent = useContactForm(lang, words.callNote)
  const state = sent.receiptId ? 'sent' : sent.refusal ? 'refused' : 'editing'

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void sent.submit(String(new FormData(event.currentTarget).get('website') ?? ''))
  }

  const content = useMemo(
    () => ({ title: words.thanks.title, text: words.thanks.text, words: words.form.receipt }),
    [words],
  )

  return (
    <div data-form="contact" data-form-state={state}>
      {sent.receiptId ? (
        <ReceiptCard {...content} receiptId={sent.receiptId}>
          <Button variant="secondary" onClick={onAgain}>
            {words.thanks.again}
          </Button>
        </ReceiptCard>
      ) : (
        <>
          <h2 id="write-title" className="text-h3">
            {words.title}
          </h2>
          <p className="mt-2 mb-6 text-fg-2">{words.lead}</p>
          <form
            noValidate
            method="post"
            aria-labelledby="write-title"
            onSubmit={onSubmit}
            onFocus={sent.begin}
            className="grid gap-5 noscript:hidden"
          >
            <ContactFields {...props} sent={sent} />
          </form>
        </>
      )}
    </div>
  )
}
