import { useCallback } from 'react'
import { useController } from 'react-hook-form'
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

const Refused = ({ words, sent, links, email, isClosed }: ApplyFieldsProps) => {
  const { fields: messages, problems } = words.form
  const { refusal } = sent
  if (isClosed) {
    return (
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
  }
  if (!refusal) return null
  const said = refusal.problem === 'EMAIL_ALREADY_USED' ? words.emailUsed : problems[refusal.problem]
  return (
    <RefusalNote
      {...said}
      notes={refusal.notes.map((code) => messageOf(code, messages))}
      action={
        email && (
          <TextLink href={`mailto:${email}`} prefetch={false}>
            {fillIn(words.instead, { email })}
          </TextLink>
        )
      }
    />
  )
}

/** Everything inside the application form, from its name field to its button. */
export const ApplyFields = (props: ApplyFieldsProps) => {
  const { words, lang, links, sent, cv, isBusy } = props
  const { form, restoredAt } = sent
  const { errors, submitCount } = form.formState
  const messages = words.form.fields
  const errorOf = (name: string) => errorAt(errors, name, messages)
  const input = useFields(sent)
  const labels = new Map([
    ['name', words.name],
    ['email', words.email],
    ['phoneNumber', words.phoneNumber],
    ['portfolio', words.portfolio],
    ['cv', words.cv.label],
    ['consent.accepted', words.consentLabel],
  ] as const)
  const entries = submitCount > 0 ? summaryOf(errors, labels, messages) : []
  const restored =
    restoredAt === undefined
      ? undefined
      : fillIn(words.restored, { time: formatMoment(new Date(restoredAt).toISOString(), lang) })
  return (
    <>
      <ErrorSummary
        title={fillIn(words.form.summary, { n: entries.length })}
        entries={entries}
        onPick={(name) => form.setFocus(name)}
      />
      <Field id="apply-name" label={words.name} error={errorOf('name')}>
        {(control) => <Input {...control} {...input.name} required autoComplete="name" enterKeyHint="next" />}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field id="apply-email" label={words.email} error={errorOf('email')}>
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
      <CvField words={words.cv} error={errorOf('cv')} cv={cv} onFocusable={input.onFocusable} />
      <WebsiteTrap label={words.form.trap} />
      <input type="hidden" defaultValue={APPLY_CONSENT} {...input.version} />
      <ConsentCheck
        id="apply-consent"
        label={words.consent}
        link={{ text: words.consentLink, href: links.rights }}
        error={errorOf('consent.accepted')}
        input={input.accepted}
      />
      {sent.captcha}
      <Refused {...props} />
      <div className="grid gap-3">
        <Button
          type="submit"
          size="lg"
          disabled={!sent.live}
          loading={isBusy}
          loadingLabel={words.form.working}
          className="max-sm:w-full sm:justify-self-start"
        >
          {words.send}
        </Button>
        <DraftNote
          restored={restored}
          note={words.draft}
          clear={words.form.draft.clear}
          onClear={sent.clear}
        />
      </div>
    </>
  )
}
