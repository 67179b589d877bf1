'use client'

import { useCallback, useState } from 'react'
import { useController } from 'react-hook-form'
import type { ContactLink } from '@/components/form/contact-links'
import { errorAt, ErrorSummary, FormErrorAlert } from '@/components/form/form-errors'
import { FormFoot } from '@/components/form/form-foot'
import { FormShell } from '@/components/form/form-shell'
import { PhoneEntry } from '@/components/form/phone-entry'
import { useSentForm, type SentForm } from '@/components/form/use-sent-form'
import { Field } from '@/components/ui/field'
import { EMAIL_INPUT, Input } from '@/components/ui/input'
import { LinkButton } from '@/components/ui/link-button'
import { TextLink } from '@/components/ui/text-link'
import type { ApplicationForm, ApplicationValues } from '@/lib/contract/job-application'
import type { Locale } from '@/lib/i18n/config'
import { CvField } from './cv-field'
import type { ApplyMessages } from './messages'
import { useUpload } from './use-upload'

/** The text fields a draft keeps, in the order of the form. */
const FIELDS = ['name', 'email', 'phoneNumber', 'portfolio'] as const
const FIELD_PATHS = { consent: 'consent.accepted', cv: 'cv' } as const
const FIELD_OF_ERROR = { EMAIL_ALREADY_USED: 'email' } as const

/** Names the consent sentence of locales/{lang}/careers-form.json with the days it speaks of; a new sentence needs a new name. */
export const consentVersion = (keptDays: number) => `application-2026-11-22b-${keptDays}d`

const loadApi = async (cv: () => Promise<string | null>) => {
  const { api } = await import('./form-api')
  const resolver: typeof api.resolver = async (values, context, options) => {
    // Asked for only when all is sent: what is still on its way belongs to the application, a failed upload gets another try.
    const whole = options.names?.includes('cv') ? { ...values, cv: (await cv()) ?? '' } : values
    return api.resolver(whole, context, options)
  }
  return { ...api, resolver }
}

type ApplyFormProps = {
  messages: ApplyMessages
  lang: Locale
  /** The address of the job; sent as `jobId`. */
  slug: string
  /** For how many days an application is kept, as the consent says; 0 until it is asked to be deleted. */
  keptDays: number
  /** When the last day is over (ms since 1970). */
  closesAt: number
  links: { rights: string; list: string }
  /** The ways to reach us when sending fails. */
  contactLinks: readonly ContactLink[]
}

/** The application to one job: the form with its CV, and after it was taken the receipt. */
export const ApplyForm = (props: ApplyFormProps) => {
  const { messages, lang, slug, closesAt } = props
  const [isClosed, setIsClosed] = useState(false)
  const cv = useUpload()
  const { invalidate, fingerprint, settled } = cv
  const sent = useSentForm<ApplicationValues, ApplicationForm>({
    name: `apply-${slug}`,
    lang,
    fields: FIELDS,
    loadApi: useCallback(() => loadApi(settled), [settled]),
    fieldPaths: FIELD_PATHS,
    fieldOfError: FIELD_OF_ERROR,
    extra: { jobId: slug },
    // The stored address is a new one at every upload, the file is not.
    contentOf: useCallback((body) => ({ ...body, cv: fingerprint() }), [fingerprint]),
    onError: useCallback((fields) => 'cv' in fields && invalidate('WRONG_CONTENT'), [invalidate]),
  })

  const send = (website: string) => (Date.now() > closesAt ? setIsClosed(true) : void sent.submit(website))

  return (
    <FormShell
      name="application"
      title={messages.title}
      sent={sent}
      onSend={send}
      messages={messages.form}
      thanks={{
        title: messages.thanks.title,
        text: messages.thanks.text,
        next: (
          <LinkButton variant="secondary" href={props.links.list}>
            {messages.thanks.back}
          </LinkButton>
        ),
      }}
    >
      <Fields {...props} sent={sent} cv={cv} isClosed={isClosed} />
    </FormShell>
  )
}

type FieldsProps = ApplyFormProps & {
  sent: SentForm<ApplicationValues, ApplicationForm>
  cv: ReturnType<typeof useUpload>
  isClosed: boolean
}

const Fields = ({ messages, lang, keptDays, links, contactLinks, sent, cv, isClosed }: FieldsProps) => {
  const { form } = sent
  const { errors } = form.formState
  const errorOf = (name: string) => errorAt(errors, name, messages.form.fields)
  // Registered in the order of the page: the first wrong one of these gets the focus.
  const input = {
    name: form.register('name'),
    email: form.register('email'),
    phoneNumber: form.register('phoneNumber'),
    portfolio: form.register('portfolio'),
  }
  const {
    field: { ref: cvRef },
  } = useController({ name: 'cv', control: form.control })
  const consent = { version: form.register('consent.version'), accepted: form.register('consent.accepted') }
  return (
    <>
      <ErrorSummary
        sent={sent}
        messages={messages.form}
        labels={[
          ...FIELDS.map((name) => [name, messages[name]] as const),
          ['cv', messages.cv.label],
          ['consent.accepted', messages.consentLabel],
        ]}
      />
      <Field id="apply-name" label={messages.name} error={errorOf('name')}>
        {(control) => <Input {...control} {...input.name} required autoComplete="name" enterKeyHint="next" />}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field id="apply-email" label={messages.email} error={errorOf('email')}>
          {(control) => <Input {...control} {...input.email} {...EMAIL_INPUT} required enterKeyHint="next" />}
        </Field>
        <PhoneEntry
          id="apply-phone"
          label={messages.phoneNumber}
          error={errorOf('phoneNumber')}
          suggestion={messages.form.phoneSuggestion}
          input={input.phoneNumber}
          form={form}
        />
      </div>
      <Field
        id="apply-portfolio"
        label={messages.portfolio}
        optional={messages.form.optional}
        hint={messages.portfolioHint}
        error={errorOf('portfolio')}
      >
        {(control) => (
          <Input
            {...control}
            {...input.portfolio}
            type="url"
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <CvField
        messages={messages.cv}
        lang={lang}
        error={errorOf('cv')}
        cv={cv}
        ref={cvRef}
        onAccepted={() => form.clearErrors('cv')}
      />
      <FormFoot
        id="apply"
        messages={messages}
        lang={lang}
        sent={sent}
        consent={{ ...consent, sentence: consentVersion(keptDays), href: links.rights }}
        contactLinks={contactLinks}
        notice={
          isClosed && (
            <FormErrorAlert
              {...messages.closed}
              action={<TextLink href={links.list}>{messages.thanks.back}</TextLink>}
            />
          )
        }
      />
    </>
  )
}
