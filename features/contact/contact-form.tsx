'use client'

import { useEffect, useState } from 'react'
import type { Way } from '@/components/form/direct-ways'
import { FormShell } from '@/components/form/form-shell'
import { Button } from '@/components/ui/button'
import { previousPath } from '@/lib/previous-path'
import { useSentForm } from '@/components/form/use-sent-form'
import type { Locale } from '@/lib/i18n/config'
import { fillIn } from '@/lib/i18n/format'
import { ContactFields } from './contact-fields'
import { CONTACT_FIELDS, type ContactParcel, type ContactValues } from './contact-values'
import type { ContactFormWords } from './form-words'
import { askedPurpose, callOf, purposeOf } from './purpose'

const loadEngine = async () => (await import('./engine')).engine
const PLACES = { consent: 'consent.accepted' } as const

export type ContactFormProps = {
  words: ContactFormWords
  lang: Locale
  links: { rights: string }
  /** The ways to reach us when sending fails. */
  ways: readonly Way[]
}

const useContactForm = (lang: Locale, callNote: string, isAgain: boolean) => {
  const sent = useSentForm<ContactValues, ContactParcel>({
    name: 'contact',
    lang,
    fields: CONTACT_FIELDS,
    loadEngine,
    places: PLACES,
    isAgain,
  })
  const { form } = sent
  useEffect(() => {
    const { search } = location
    const purpose = purposeOf({ search, from: previousPath() })
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
  return <OneMessage key={round} {...props} isAgain={round > 0} onAgain={() => setRound(round + 1)} />
}

type OneMessageProps = ContactFormProps & { isAgain: boolean; onAgain: () => void }

const OneMessage = ({ isAgain, onAgain, ...props }: OneMessageProps) => {
  const { words, lang } = props
  const sent = useContactForm(lang, words.callNote, isAgain)
  return (
    <FormShell
      name="contact"
      title={words.title}
      lead={words.lead}
      sent={sent}
      onSend={(website) => void sent.submit(website)}
      words={words.form}
      thanks={{
        title: words.thanks.title,
        text: words.thanks.text,
        next: (
          <Button variant="secondary" onClick={onAgain}>
            {words.thanks.again}
          </Button>
        ),
      }}
    >
      <ContactFields {...props} sent={sent} />
    </FormShell>
  )
}
