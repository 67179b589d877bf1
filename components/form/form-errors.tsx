import { IconAlertCircle } from '@tabler/icons-react'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { get, type FieldErrors, type FieldValues, type Path } from 'react-hook-form'
import type { SentForm } from '@/components/form/use-sent-form'
import { Alert } from '@/components/ui/alert'
import { Icon } from '@/components/ui/icon'
import type { FieldCode } from '@/lib/contract/field-codes'
import type { FormMessages } from '@/lib/forms/messages'
import { fillIn } from '@/lib/i18n/format'

type Sentences = Readonly<Record<FieldCode, string>>

const isCode = (code: unknown, sentences: Sentences): code is FieldCode =>
  typeof code === 'string' && code in sentences

/** The sentence for a code of the contract; an unknown one gets the general sentence. */
export const sentenceFor = (code: unknown, sentences: Sentences) =>
  isCode(code, sentences) ? sentences[code] : sentences.INVALID

/** The sentence of the error at a field, undefined when it has none. */
export const errorAt = <Values extends FieldValues>(
  errors: FieldErrors<Values>,
  name: string,
  sentences: Sentences,
): string | undefined => {
  const error: { message?: unknown } | undefined = get(errors, name)
  return error && sentenceFor(error.message, sentences)
}

type ErrorSummaryProps<Values extends FieldValues, Body extends Record<string, unknown>> = {
  sent: SentForm<Values, Body>
  /** The fields in the order of the page, each with its label. */
  labels: readonly (readonly [Path<Values>, string])[]
  messages: FormMessages
}

/** Fewer wrong fields than this are seen at one glance. */
const WORTH_A_LIST = 3

const FIELD = '[data-slot=field], [data-slot=cv], :has(> [data-slot=chip-radios]), [data-slot=consent]'

/** The wrong fields of a form that was to be sent, as a list that leads to each of them; nothing while there are fewer than three. */
export const ErrorSummary = <Values extends FieldValues, Body extends Record<string, unknown>>({
  sent: { form },
  labels,
  messages,
}: ErrorSummaryProps<Values, Body>) => {
  const { errors, submitCount } = form.formState
  const entries = labels.flatMap(([name, label]) => {
    const message = errorAt(errors, name, messages.fields)
    return message ? [{ name, label, message }] : []
  })

  // The list, drawn after the focus moved to the first wrong field, pushed it down.
  const bringIntoView = useEffectEvent(() => {
    if (entries.length > 0) document.activeElement?.closest(FIELD)?.scrollIntoView({ block: 'nearest' })
  })
  // Once for each try: what is corrected later must not move the page.
  useEffect(() => {
    if (submitCount > 0) bringIntoView()
  }, [submitCount])

  if (submitCount === 0 || entries.length < WORTH_A_LIST) return null
  const title = fillIn(messages.summary, { n: entries.length })
  return (
    <div
      role="group"
      aria-label={title}
      data-slot="error-summary"
      className="rounded-md bg-danger-tint px-4 py-3.5 text-small text-danger"
    >
      <p className="flex items-center gap-2 font-strong">
        <Icon of={IconAlertCircle} size={20} />
        {title}
      </p>
      <ul className="mt-1.5 grid gap-0.5 pl-6.5">
        {entries.map(({ name, label, message }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => form.setFocus(name)}
              className="text-left underline underline-offset-[0.22em] pointer-coarse:min-h-11"
            >
              {label}: {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

type FormErrorAlertProps = { title: string; text: string; details?: readonly string[]; action?: ReactNode }

/** Why a form was not taken and what to do now, announced at once. */
export const FormErrorAlert = ({ title, text, details = [], action }: FormErrorAlertProps) => (
  <Alert tone="danger" role="alert" title={title} action={action}>
    <p>{text}</p>
    {details.map((detail) => (
      <p key={detail} className="mt-1">
        {detail}
      </p>
    ))}
  </Alert>
)
