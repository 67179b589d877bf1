import { ConsentCheck } from '@/components/form/consent-check'
import { DraftNote } from '@/components/form/draft-note'
import { ErrorSummary } from '@/components/form/error-summary'
import { RefusalNote } from '@/components/form/refusal-note'
import { WebsiteTrap } from '@/components/form/website-trap'
import { Button } from '@/components/ui/button'
import { ChipRadios } from '@/components/ui/chips'
import { Field, FieldError } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { TextLink } from '@/components/ui/text-link'
import { Textarea } from '@/components/ui/textarea'
import { DATA_RIGHTS } from '@/lib/contract/enums'
import { formatMoment } from '@/lib/dates'
import { errorAt, messageOf, summaryOf } from '@/lib/forms/summary-of'
import type { SentForm } from '@/lib/forms/use-sent-form'
import { fillIn } from '@/lib/template'
import type { RightsFormProps } from './rights-form'
import { RIGHTS_CONSENT, type RightsParcel, type RightsValues } from './rights-values'

type RightsFieldsProps = RightsFormProps & { sent: SentForm<RightsValues, RightsParcel> }

/** Everything inside the data-rights form, from its chips to its button. */
export const RightsFields = ({ words, lang, links, email, sent }: RightsFieldsProps) => {
  const { form, refusal, restoredAt } = sent
  const { errors, isSubmitting, submitCount } = form.formState
  const { fields: messages, problems, draft, optional } = words.form
  const errorOf = (name: string) => errorAt(errors, name, messages)
  // Registered in the order of the page: the first wrong one of these gets the focus.
  const input = {
    kind: form.register('kind'),
    contact: form.register('contact'),
    details: form.register('details'),
    version: form.register('consent.version'),
    accepted: form.register('consent.accepted'),
  }
  const labels = new Map([
    ['kind', words.kind],
    ['contact', words.contact],
    ['details', words.details],
    ['consent.accepted', words.consentLabel],
  ] as const)
  const entries = submitCount > 0 ? summaryOf(errors, labels, messages) : []
  const kindError = errorOf('kind')
  const restored =
    restoredAt === undefined
      ? undefined
      : fillIn(draft.restored, { time: formatMoment(new Date(restoredAt).toISOString(), lang) })
  return (
    <>
      <ErrorSummary
        title={fillIn(words.form.summary, { n: entries.length })}
        entries={entries}
        onPick={(name) => form.setFocus(name)}
      />
      <div className="grid gap-1.5">
        <ChipRadios
          {...input.kind}
          required
          legend={words.kind}
          {...(kindError && { 'aria-describedby': 'rights-kind-error' })}
          options={DATA_RIGHTS.map((value) => ({ value, label: words.kinds[value] }))}
        />
        <FieldError id="rights-kind-error">{kindError}</FieldError>
      </div>
      <Field id="rights-contact" label={words.contact} hint={words.contactHint} error={errorOf('contact')}>
        {(control) => (
          <Input
            {...control}
            {...input.contact}
            required
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field
        id="rights-details"
        label={words.details}
        optional={optional}
        hint={words.detailsHint}
        error={errorOf('details')}
      >
        {(control) => <Textarea {...control} {...input.details} rows={3} />}
      </Field>
      <WebsiteTrap label={words.form.trap} />
      <input type="hidden" defaultValue={RIGHTS_CONSENT} {...input.version} />
      <ConsentCheck
        id="rights-consent"
        label={words.consent}
        link={{ text: words.consentLink, href: links.privacy }}
        error={errorOf('consent.accepted')}
        input={input.accepted}
      />
      {sent.captcha}
      {refusal && (
        <RefusalNote
          {...problems[refusal.problem]}
          notes={refusal.notes.map((code) => messageOf(code, messages))}
          action={
            email && (
              <TextLink href={`mailto:${email}`} prefetch={false}>
                {fillIn(words.instead, { email })}
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
        <DraftNote restored={restored} note={draft.note} clear={draft.clear} onClear={sent.clear} />
      </div>
    </>
  )
}
