'use client'

import { useEffect, useState } from 'react'
import { ChipField } from '@/components/form/chip-field'
import type { ContactLink } from '@/components/form/contact-links'
import { errorAt, ErrorSummary } from '@/components/form/form-errors'
import { FormFoot } from '@/components/form/form-foot'
import { FormShell } from '@/components/form/form-shell'
import { PhoneEntry } from '@/components/form/phone-entry'
import { useSentForm } from '@/components/form/use-sent-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { EMAIL_INPUT, Input } from '@/components/ui/input'
import type { ContactForm as ContactBody, ContactValues } from '@/lib/contract/contact'
import type { Locale } from '@/lib/i18n/config'
import { fillIn } from '@/lib/i18n/format'
import { previousPath } from '@/lib/previous-path'
import { ContentField } from './content-field'
import type { ContactMessages } from './messages'
import { purposeInAddress, callOf, purposeOf } from './purpose'

/** The fields a draft keeps, in the order of the form. */
const FIELDS = ['fullName', 'phoneNumber', 'email', 'purpose', 'content'] as const
const FIELD_PATHS = { consent: 'consent.accepted' } as const

/** Names the consent sentence of locales/{lang}/contact-form.json; a new sentence needs a new name. */
export const CONSENT_VERSION = 'contact-2026-11-22'

const loadApi = async () => (await import('./form-api')).api

type ContactFormProps = {
  messages: ContactMessages
  lang: Locale
  links: { rights: string }
  /** The ways to reach us when sending fails. */
  contactLinks: readonly ContactLink[]
}

const useContactForm = (lang: Locale, callNote: string, autoFocus: boolean) => {
  const sent = useSentForm<ContactValues, ContactBody>({
    name: 'contact',
    lang,
    fields: FIELDS,
    loadApi,
    fieldPaths: FIELD_PATHS,
    autoFocus,
  })
  const { form } = sent
  useEffect(() => {
    const { search } = location
    const purpose = purposeOf({ search, from: previousPath() })
    // What the address asks for is newer than a draft; a guess is not.
    if (purpose && (purposeInAddress(search) || !form.getValues('purpose'))) form.setValue('purpose', purpose)
    const call = callOf(search)
    if (call && !form.getValues('content')) form.setValue('content', fillIn(callNote, { id: call }))
  }, [form, callNote])
  return sent
}

/** One message to us: the form, and after it was taken the receipt; “another message” begins anew. */
export const ContactForm = (props: ContactFormProps) => {
  const [round, setRound] = useState(0)
  return <OneMessage key={round} {...props} autoFocus={round > 0} onRestart={() => setRound(round + 1)} />
}

type OneMessageProps = ContactFormProps & { autoFocus: boolean; onRestart: () => void }

const OneMessage = ({ autoFocus, onRestart, ...props }: OneMessageProps) => {
  const { messages, lang } = props
  const sent = useContactForm(lang, messages.callNote, autoFocus)
  return (
    <FormShell
      name="contact"
      title={messages.title}
      lead={messages.lead}
      sent={sent}
      onSend={(website) => void sent.submit(website)}
      messages={messages.form}
      thanks={{
        title: messages.thanks.title,
        text: messages.thanks.text,
        next: (
          <Button variant="secondary" onClick={onRestart}>
            {messages.thanks.again}
          </Button>
        ),
      }}
    >
      <Fields {...props} sent={sent} />
    </FormShell>
  )
}

type FieldsProps = ContactFormProps & { sent: ReturnType<typeof useContactForm> }

const Fields = ({ messages, lang, links, contactLinks, sent }: FieldsProps) => {
  const { form } = sent
  const { errors } = form.formState
  const errorOf = (name: string) => errorAt(errors, name, messages.form.fields)
  // Registered in the order of the page: the first wrong one of these gets the focus.
  const input = {
    fullName: form.register('fullName'),
    phoneNumber: form.register('phoneNumber'),
    email: form.register('email'),
    purpose: form.register('purpose'),
    content: form.register('content'),
    version: form.register('consent.version'),
    accepted: form.register('consent.accepted'),
  }
  return (
    <>
      <ErrorSummary
        sent={sent}
        messages={messages.form}
        labels={[
          ...FIELDS.map((name) => [name, messages[name]] as const),
          ['consent.accepted', messages.consentLabel],
        ]}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field id="contact-name" label={messages.fullName} error={errorOf('fullName')}>
          {(control) => (
            <Input {...control} {...input.fullName} required autoComplete="name" enterKeyHint="next" />
          )}
        </Field>
        <PhoneEntry
          id="contact-phone"
          label={messages.phoneNumber}
          error={errorOf('phoneNumber')}
          suggestion={messages.form.phoneSuggestion}
          input={input.phoneNumber}
          form={form}
        />
      </div>
      <Field id="contact-email" label={messages.email} error={errorOf('email')}>
        {(control) => <Input {...control} {...input.email} {...EMAIL_INPUT} required enterKeyHint="next" />}
      </Field>
      <ChipField
        {...input.purpose}
        errorId="contact-purpose-error"
        error={errorOf('purpose')}
        legend={messages.purpose}
        labels={messages.purposes}
      />
      <ContentField
        messages={messages}
        lang={lang}
        error={errorOf('content')}
        form={form}
        input={input.content}
      />
      <FormFoot
        id="contact"
        messages={messages}
        lang={lang}
        sent={sent}
        consent={{ ...input, sentence: CONSENT_VERSION, href: links.rights }}
        contactLinks={contactLinks}
      />
    </>
  )
}
