import { useCallback } from 'react'
import { useController } from 'react-hook-form'
import { EMAIL_INPUT } from '@/components/form/email-input'
import { ErrorSummary } from '@/components/form/error-summary'
import { FormFoot } from '@/components/form/form-foot'
import { PhoneEntry } from '@/components/form/phone-entry'
import { RefusalNote } from '@/components/form/refusal-note'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { TextLink } from '@/components/ui/text-link'
import { errorAt } from '@/components/form/error-messages'
import type { SentForm } from '@/components/form/use-sent-form'
import type { ApplyFormProps } from './apply-form'
import { APPLY_CONSENT, type ApplyParcel, type ApplyValues } from './apply-values'
import { CvField } from './cv-field'
import type { useUpload } from './use-upload'

type ApplyFieldsProps = ApplyFormProps & {
  sent: SentForm<ApplyValues, ApplyParcel>
  cv: ReturnType<typeof useUpload>
  isBusy: boolean
  isClosed: boolean
}

const useFields = ({ form }: SentForm<ApplyValues, ApplyParcel>) => {
  // Registered in the order of the page: the first wrong one of these gets the focus.
  const input = {
    name: form.register('name'),
    email: form.register('email'),
    phoneNumber: form.register('phoneNumber'),
    portfolio: form.register('portfolio'),
  }
  const { field } = useController({ name: 'cv', control: form.control })
  const { ref } = field
  const onFocusable = useCallback((focus: () => void) => ref({ focus }), [ref])
  const version = form.register('consent.version')
  return { ...input, onFocusable, version, accepted: form.register('consent.accepted') }
}

const Closed = ({ words, links }: Pick<ApplyFieldsProps, 'words' | 'links'>) => (
  <RefusalNote
    {...words.closed}
    notes={[]}
    action={
      <TextLink href={links.list} prefetch={false}>
        {words.thanks.back}
      </TextLink>
    }
  />
)

/** Everything inside the application form, from its name field to its button. */
export const ApplyFields = ({ words, lang, links, ways, sent, cv, isBusy, isClosed }: ApplyFieldsProps) => {
  const { form } = sent
  const { errors } = form.formState
  const errorOf = (name: string) => errorAt(errors, name, words.form.fields)
  const input = useFields(sent)
  return (
    <>
      <ErrorSummary
        sent={sent}
        words={words.form}
        labels={[
          ['name', words.name],
          ['email', words.email],
          ['phoneNumber', words.phoneNumber],
          ['portfolio', words.portfolio],
          ['cv', words.cv.label],
          ['consent.accepted', words.consentLabel],
        ]}
      />
      <Field id="apply-name" label={words.name} error={errorOf('name')}>
        {(control) => <Input {...control} {...input.name} required autoComplete="name" enterKeyHint="next" />}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field id="apply-email" label={words.email} error={errorOf('email')}>
          {(control) => <Input {...control} {...input.email} {...EMAIL_INPUT} required enterKeyHint="next" />}
        </Field>
        <PhoneEntry
          id="apply-phone"
          label={words.phoneNumber}
          error={errorOf('phoneNumber')}
          old={errors.phoneNumber?.message === 'PHONE_OLD_11' ? form.getValues('phoneNumber') : undefined}
          suggestion={words.form.phoneSuggestion}
          onSuggestion={(number) => form.setValue('phoneNumber', number, { shouldValidate: true })}
          input={{ ...input.phoneNumber, enterKeyHint: 'next' }}
        />
      </div>
      <Field
        id="apply-portfolio"
        label={words.portfolio}
        optional={words.form.optional}
        hint={words.portfolioHint}
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
      <CvField words={words.cv} lang={lang} error={errorOf('cv')} cv={cv} onFocusable={input.onFocusable} />
      <FormFoot
        id="apply"
        words={words}
        lang={lang}
        sent={sent}
        consent={{ ...input, sentence: APPLY_CONSENT, href: links.rights }}
        isBusy={isBusy}
        ways={ways}
        refused={isClosed && <Closed words={words} links={links} />}
      />
    </>
  )
}
