import { ConsentCheck } from '@/components/form/consent-check'
import { DraftNote } from '@/components/form/draft-note'
import { ErrorSummary } from '@/components/form/error-summary'
import { PhoneEntry } from '@/components/form/phone-entry'
import { RefusalNote } from '@/components/form/refusal-note'
import { WebsiteTrap } from '@/components/form/website-trap'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { TextLink } from '@/components/ui/text-link'
import { formatMoment } from '@/lib/dates'
import { errorAt, messageOf, summaryOf } from '@/lib/forms/summary-of'
import type { SentForm } from '@/lib/forms/use-sent-form'
import { fillIn } from '@/lib/template'
import type { ContactFormProps } from './contact-form'
import { CONTACT_CONSENT, type ContactParcel, type ContactValues } from './contact-values'
import { ContentField } from './content-field'
import { PurposeField } from './purpose-field'

type ContactFieldsProps = ContactFormProps & { sent: SentForm<ContactValues, ContactParcel> }

/** Everything inside the contact form, from its name field to its button. */
export const ContactFields = ({ words, lang, links, phone, sent }: ContactFieldsProps) => {
  const { form, refusal, restoredAt } = sent
  const { errors, isSubmitting, submitCount } = form.formState
  const { fields: messages, problems, draft } = words.form
  const errorOf = (name: string) => errorAt(errors, name, messages)
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
  const labels = new Map([
    ['fullName', words.fullName],
    ['phoneNumber', words.phoneNumber],
    ['email', words.email],
    ['purpose', words.purpose],
    ['content', words.content],
    ['consent.accepted', words.consentLabel],
  ] as const)
  const wrong = summaryOf(errors, labels, messages)
  const entries = submitCount > 0 ? wrong : []
  return (
    <>
      <ErrorSummary
        title={fillIn(words.form.summary, { n: entries.length })}
        entries={entries}
        onPick={(name) => form.setFocus(name)}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field id="contact-name" label={words.fullName} error={errorOf('fullName')}>
          {(control) => (
            <Input {...control} {...input.fullName} required autoComplete="name" enterKeyHint="next" />
          )}
        </Field>
        <PhoneEntry
          id="contact-phone"
          label={words.phoneNumber}
          error={errorOf('phoneNumber')}
          old={errors.phoneNumber?.message === 'PHONE_OLD_11' ? form.getValues('phoneNumber') : undefined}
          suggestion={words.form.phoneSuggestion}
          onSuggestion={(number) => form.setValue('phoneNumber', number, { shouldValidate: true })}
          input={{ ...input.phoneNumber, enterKeyHint: 'next' }}
        />
      </div>
      <Field id="contact-email" label={words.email} error={errorOf('email')}>
        {(control) => (
          <Input
            {...control}
            {...input.email}
            required
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="next"
          />
        )}
      </Field>
      <PurposeField words={words} error={errorOf('purpose')} input={input.purpose} />
      <ContentField words={words} error={errorOf('content')} form={form} input={input.content} />
      <WebsiteTrap label={words.form.trap} />
      <input type="hidden" defaultValue={CONTACT_CONSENT} {...input.version} />
      <ConsentCheck
        id="contact-consent"
        label={words.consent}
        link={{ text: words.consentLink, href: links.rights }}
        error={errorOf('consent.accepted')}
        input={input.accepted}
      />
      {sent.captcha}
      {refusal && (
        <RefusalNote
          {...problems[refusal.problem]}
          notes={refusal.notes.map((code) => messageOf(code, messages))}
          action={
            phone && (
              <TextLink href={phone.href} prefetch={false}>
                {fillIn(words.instead, { phone: phone.text })}
              </TextLink>
            )
          }
        />
      )}
      <div className="grid gap-3">
        <Button
          type="submit"
          size="lg"
          disabled={!sent.live}
          loading={isSubmitting}
          loadingLabel={words.form.working}
          className="max-sm:w-full sm:justify-self-start"
        >
          {words.send}
        </Button>
        <DraftNote
          restored={
            restoredAt === undefined
              ? undefined
              : fillIn(draft.restored, { time: formatMoment(new Date(restoredAt).toISOString(), lang) })
          }
          note={draft.note}
          clear={draft.clear}
          onClear={sent.clear}
        />
      </div>
    </>
  )
}
