import { EMAIL_INPUT } from '@/components/form/email-input'
import { ErrorSummary } from '@/components/form/error-summary'
import { FormFoot } from '@/components/form/form-foot'
import { PhoneEntry } from '@/components/form/phone-entry'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { errorAt } from '@/components/form/error-messages'
import type { SentForm } from '@/components/form/use-sent-form'
import type { ContactFormProps } from './contact-form'
import { CONTACT_CONSENT, type ContactParcel, type ContactValues } from './contact-values'
import { ContentField } from './content-field'
import { PurposeField } from './purpose-field'

type ContactFieldsProps = ContactFormProps & { sent: SentForm<ContactValues, ContactParcel> }

/** Everything inside the contact form, from its name field to its button. */
export const ContactFields = ({ words, lang, links, ways, sent }: ContactFieldsProps) => {
  const { form } = sent
  const { errors, isSubmitting } = form.formState
  const errorOf = (name: string) => errorAt(errors, name, words.form.fields)
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
        words={words.form}
        labels={[
          ['fullName', words.fullName],
          ['phoneNumber', words.phoneNumber],
          ['email', words.email],
          ['purpose', words.purpose],
          ['content', words.content],
          ['consent.accepted', words.consentLabel],
        ]}
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
        {(control) => <Input {...control} {...input.email} {...EMAIL_INPUT} required enterKeyHint="next" />}
      </Field>
      <PurposeField words={words} error={errorOf('purpose')} input={input.purpose} />
      <ContentField words={words} lang={lang} error={errorOf('content')} form={form} input={input.content} />
      <FormFoot
        id="contact"
        words={words}
        lang={lang}
        sent={sent}
        consent={{ ...input, sentence: CONTACT_CONSENT, href: links.rights }}
        isBusy={isSubmitting}
        ways={ways}
      />
    </>
  )
}
