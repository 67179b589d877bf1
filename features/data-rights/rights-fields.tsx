import { EMAIL_INPUT } from '@/components/form/email-input'
import { ErrorSummary } from '@/components/form/error-summary'
import { FormFoot } from '@/components/form/form-foot'
import { ChipRadios } from '@/components/ui/chips'
import { Field, FieldError } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { DATA_RIGHTS } from '@/lib/contract/enums'
import { errorAt } from '@/components/form/error-messages'
import type { SentForm } from '@/components/form/use-sent-form'
import type { RightsFormProps } from './rights-form'
import { RIGHTS_CONSENT, type RightsParcel, type RightsValues } from './rights-values'

type RightsFieldsProps = RightsFormProps & { sent: SentForm<RightsValues, RightsParcel> }

/** Everything inside the data-rights form, from its chips to its button. */
export const RightsFields = ({ words, lang, links, ways, sent }: RightsFieldsProps) => {
  const { form } = sent
  const { errors, isSubmitting } = form.formState
  const errorOf = (name: string) => errorAt(errors, name, words.form.fields)
  // Registered in the order of the page: the first wrong one of these gets the focus.
  const input = {
    kind: form.register('kind'),
    contact: form.register('contact'),
    details: form.register('details'),
    version: form.register('consent.version'),
    accepted: form.register('consent.accepted'),
  }
  const kindError = errorOf('kind')
  return (
    <>
      <ErrorSummary
        sent={sent}
        words={words.form}
        labels={[
          ['kind', words.kind],
          ['contact', words.contact],
          ['details', words.details],
          ['consent.accepted', words.consentLabel],
        ]}
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
      {/* A mobile number is as welcome as an address: the browser must not insist on an @. */}
      <Field id="rights-contact" label={words.contact} hint={words.contactHint} error={errorOf('contact')}>
        {(control) => <Input {...control} {...input.contact} {...EMAIL_INPUT} type="text" required />}
      </Field>
      <Field
        id="rights-details"
        label={words.details}
        optional={words.form.optional}
        hint={words.detailsHint}
        error={errorOf('details')}
      >
        {(control) => <Textarea {...control} {...input.details} rows={3} />}
      </Field>
      <FormFoot
        id="rights"
        words={words}
        lang={lang}
        sent={sent}
        consent={{ ...input, sentence: RIGHTS_CONSENT, href: links.privacy }}
        isBusy={isSubmitting}
        ways={ways}
      />
    </>
  )
}
