import { useState, type ReactNode } from 'react'
import {
  useFormState,
  type FieldValues,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form'
import { ContactLinks, type ContactLink } from '@/components/form/contact-links'
import { errorAt, FormErrorAlert, sentenceFor } from '@/components/form/form-errors'
import type { SentForm } from '@/components/form/use-sent-form'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { FieldError, fieldControl } from '@/components/ui/field'
import { TextLink } from '@/components/ui/text-link'
import type { FormMessages } from '@/lib/forms/messages'
import type { Locale } from '@/lib/i18n/config'
import { fillIn, formatMoment } from '@/lib/i18n/format'

type FormFootProps<Values extends FieldValues, Body extends Record<string, unknown>> = {
  id: string
  messages: { consent: string; consentLink: string; send: string; form: FormMessages }
  lang: Locale
  sent: SentForm<Values, Body>
  /** The consent: its box, and the name of the sentence beside it. */
  consent: {
    accepted: UseFormRegisterReturn
    version: UseFormRegisterReturn
    sentence: string
    href: string
  }
  /** The ways out offered beside an error. */
  contactLinks: readonly ContactLink[]
  /** Stands in place of the usual error, for a form that is not even sent. */
  notice?: ReactNode
}

/** A field no person sees or reaches: whoever fills it is a machine. The form reads it by its name, `website`. */
const WebsiteTrap = ({ label }: { label: string }) => (
  <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
    <label>
      {label}
      <input name="website" type="text" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
)

type DraftNoteProps = {
  /** When a draft was put back: the sentence that says so. */
  restored: string | undefined
  messages: FormMessages['draft']
  onClear: () => void
}

/** Says that what is written stays in this browser, that it was put back, or that it is gone, and offers to delete it. */
const DraftNote = ({ restored, messages, onClear }: DraftNoteProps) => {
  const [isCleared, setIsCleared] = useState(false)
  return (
    <p data-slot="draft-note" className="flex flex-wrap items-center gap-x-4 text-cap text-fg-3">
      <span role="status">{restored ?? (isCleared ? messages.cleared : messages.note)}</span>
      {restored && (
        <button
          type="button"
          onClick={() => {
            setIsCleared(true)
            onClear()
          }}
          className="underline underline-offset-[0.22em] hover:text-fg pointer-coarse:min-h-11"
        >
          {messages.clear}
        </button>
      )}
    </p>
  )
}

type SendButtonProps<Values extends FieldValues, Body> = {
  form: UseFormReturn<Values, unknown, Body>
  label: string
  loadingLabel: string
  disabled: boolean
}

// The one part of a form that a press on it draws anew.
const SendButton = <Values extends FieldValues, Body>({
  form: { control },
  label,
  ...rest
}: SendButtonProps<Values, Body>) => {
  const { isSubmitting } = useFormState({ control })
  return (
    <Button
      type="submit"
      size="lg"
      loading={isSubmitting}
      className="max-sm:w-full sm:justify-self-start"
      {...rest}
    >
      {label}
    </Button>
  )
}

/** The end of every form: consent, captcha, why it was not taken, the button and what became of the draft. */
export const FormFoot = <Values extends FieldValues, Body extends Record<string, unknown>>({
  id,
  messages,
  lang,
  sent: { form, isHydrated, error, restoredAt, captcha, clear },
  consent: { accepted, version, sentence, href },
  contactLinks,
  notice,
}: FormFootProps<Values, Body>) => {
  const { draft, trap, working, fields, problems, instead } = messages.form
  const restored =
    restoredAt === undefined
      ? undefined
      : fillIn(draft.restored, { time: formatMoment(new Date(restoredAt).toISOString(), lang) })
  const consentId = `${id}-consent`
  const consentError = errorAt(form.formState.errors, accepted.name, fields)
  return (
    <>
      <WebsiteTrap label={trap} />
      <input type="hidden" defaultValue={sentence} {...version} />
      <div data-slot="consent" className="grid gap-1.5">
        <Checkbox
          {...fieldControl(consentId, { error: consentError })}
          {...accepted}
          required
          label={messages.consent}
          className="text-pretty"
        />
        <FieldError id={`${consentId}-error`} className="ml-8">
          {consentError}
        </FieldError>
        <TextLink
          look="inline"
          href={href}
          className="ml-8 inline-flex w-fit items-center text-cap text-balance text-fg-3 hover:text-fg pointer-coarse:min-h-11"
        >
          {messages.consentLink}
        </TextLink>
      </div>
      {captcha}
      {notice ||
        (error && (
          <FormErrorAlert
            {...problems[error.code]}
            details={error.details.map((code) => sentenceFor(code, fields))}
            action={
              contactLinks.length > 0 && (
                <>
                  <p>{instead}</p>
                  <ContactLinks links={contactLinks} />
                </>
              )
            }
          />
        ))}
      <div className="grid gap-3">
        <SendButton form={form} label={messages.send} loadingLabel={working} disabled={!isHydrated} />
        <DraftNote restored={restored} messages={draft} onClear={clear} />
      </div>
    </>
  )
}
