import { IconAlertCircle } from '@tabler/icons-react'
import { useEffect } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import { Icon } from '@/components/ui/icon'
import { summaryOf } from '@/components/form/error-messages'
import type { SentForm } from '@/components/form/use-sent-form'
import type { FormMessages } from '@/lib/forms/messages'
import { fillIn } from '@/lib/i18n/format'

type ErrorSummaryProps<Values extends FieldValues, Body extends Record<string, unknown>> = {
  sent: SentForm<Values, Body>
  /** The fields in the order of the page, each with its label. */
  labels: readonly (readonly [Path<Values>, string])[]
  words: FormMessages
}

/** Fewer wrong fields than this are seen at one glance. */
const WORTH_A_LIST = 3

const FIELD = '[data-slot=field], [data-slot=cv], :has(> [data-slot=chip-radios]), [data-slot=consent]'

/** Brings the first wrong field back into view: the list, drawn after the focus moved there, pushed it down. */
const useFirstInView = (submitCount: number, isWrong: boolean) =>
  useEffect(() => {
    if (submitCount === 0 || !isWrong) return
    document.activeElement?.closest(FIELD)?.scrollIntoView({ block: 'nearest' })
    // Once for each try: what is corrected later must not move the page.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [submitCount])

/** The wrong fields of a form that was to be sent, as a list that leads to each of them; nothing while there are fewer than three. */
export const ErrorSummary = <Values extends FieldValues, Body extends Record<string, unknown>>({
  sent: { form },
  labels,
  words,
}: ErrorSummaryProps<Values, Body>) => {
  const { errors, submitCount } = form.formState
  const entries = summaryOf(errors, labels, words.fields)
  useFirstInView(submitCount, entries.length > 0)
  if (submitCount === 0 || entries.length < WORTH_A_LIST) return null
  const title = fillIn(words.summary, { n: entries.length })
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
