'use client'

import { useState } from 'react'
import { ChipField } from '@/components/form/chip-field'
import type { ContactLink } from '@/components/form/contact-links'
import { errorAt, ErrorSummary } from '@/components/form/form-errors'
import { FormFoot } from '@/components/form/form-foot'
import { FormShell } from '@/components/form/form-shell'
import { useSentForm, type SentForm } from '@/components/form/use-sent-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { EMAIL_INPUT, Input, Textarea } from '@/components/ui/input'
import type { DataRightsForm, DataRightsValues } from '@/lib/contract/data-rights'
import type { Locale } from '@/lib/i18n/config'
import { fillIn } from '@/lib/i18n/format'
import type { RightsMessages } from './messages'

/** The fields a draft keeps, in the order of the form. */
const FIELDS = ['kind', 'contact', 'details'] as const
const FIELD_PATHS = { consent: 'consent.accepted' } as const

/** Names the consent sentence of locales/{lang}/data-rights.json; a new sentence needs a new name. */
export const CONSENT_VERSION = 'data-rights-2026-11-22'

const loadApi = async () => (await import('./form-api')).api

type RightsFormProps = {
  messages: RightsMessages
  lang: Locale
  links: { privacy: string }
  /** The ways to reach us when sending fails. */
  contactLinks: readonly ContactLink[]
}

/** One request about one's own data: the form, and after it was taken the receipt; “another request” begins anew. */
export const RightsForm = (props: RightsFormProps) => {
  const [round, setRound] = useState(0)
  return <OneRequest key={round} {...props} autoFocus={round > 0} onRestart={() => setRound(round + 1)} />
}

type OneRequestProps = RightsFormProps & { autoFocus: boolean; onRestart: () => void }

const OneRequest = ({ autoFocus, onRestart, ...props }: OneRequestProps) => {
  const { messages, lang } = props
  const sent = useSentForm<DataRightsValues, DataRightsForm>({
    name: 'data-rights',
    lang,
    fields: FIELDS,
    loadApi,
    fieldPaths: FIELD_PATHS,
    autoFocus,
  })
  return (
    <FormShell
      name="data-rights"
      title={messages.title}
      lead={messages.lead}
      sent={sent}
      onSend={(website) => void sent.submit(website)}
      messages={messages.form}
      thanks={{
        title: messages.thanks.title,
        text: fillIn(messages.thanks.text, { contact: sent.form.getValues('contact') }),
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

type FieldsProps = RightsFormProps & { sent: SentForm<DataRightsValues, DataRightsForm> }

const Fields = ({ messages, lang, links, contactLinks, sent }: FieldsProps) => {
  const { form } = sent
  const { errors } = form.formState
  const errorOf = (name: string) => errorAt(errors, name, messages.form.fields)
  // Registered in the order of the page: the first wrong one of these gets the focus.
  const input = {
    kind: form.register('kind'),
    contact: form.register('contact'),
    details: form.register('details'),
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
      <ChipField
        {...input.kind}
        errorId="rights-kind-error"
        error={errorOf('kind')}
        legend={messages.kind}
        labels={messages.kinds}
      />
      {/* A mobile number is as welcome as an address: the browser must not insist on an @. */}
      <Field
        id="rights-contact"
        label={messages.contact}
        hint={messages.contactHint}
        error={errorOf('contact')}
      >
        {(control) => <Input {...control} {...input.contact} {...EMAIL_INPUT} type="text" required />}
      </Field>
      <Field
        id="rights-details"
        label={messages.details}
        optional={messages.form.optional}
        hint={messages.detailsHint}
        error={errorOf('details')}
      >
        {(control) => <Textarea {...control} {...input.details} rows={3} />}
      </Field>
      <FormFoot
        id="rights"
        messages={messages}
        lang={lang}
        sent={sent}
        consent={{ ...input, sentence: CONSENT_VERSION, href: links.privacy }}
        contactLinks={contactLinks}
      />
    </>
  )
}
