import type { ReactNode } from 'react'
import type { FieldValues, UseFormRegisterReturn } from 'react-hook-form'
import { ConsentCheck } from '@/components/form/consent-check'
import { DirectWays, type Way } from '@/components/form/direct-ways'
import { DraftNote } from '@/components/form/draft-note'
import { RefusalNote } from '@/components/form/refusal-note'
import { WebsiteTrap } from '@/components/form/website-trap'
import { Button } from '@/components/ui/button'
import { fillIn, formatMoment } from '@/lib/i18n/format'
import { errorAt, messageOf } from '@/components/form/error-messages'
import type { SentForm } from '@/components/form/use-sent-form'
import type { FormMessages } from '@/lib/forms/messages'
import type { Locale } from '@/lib/i18n/config'

type FormFootProps<Values extends FieldValues, Body extends Record<string, unknown>> = {
  id: string
  words: { consent: string; consentLink: string; send: string; form: FormMessages }
  lang: Locale
  sent: SentForm<Values, Body>
  /** The consent: its box, and the name of the sentence beside it. */
  consent: {
    accepted: UseFormRegisterReturn
    version: UseFormRegisterReturn
    sentence: string
    href: string
  }
  isBusy: boolean
  /** The ways out offered beside a refusal. */
  ways: readonly Way[]
  /** Stands in place of the usual note, for a form that is refused before it is sent. */
  refused?: ReactNode
}

const Refused = <Values extends FieldValues, Body extends Record<string, unknown>>({
  words: { form },
  sent: { refusal },
  ways,
}: Pick<FormFootProps<Values, Body>, 'words' | 'sent' | 'ways'>) =>
  refusal && (
    <RefusalNote
      {...form.problems[refusal.problem]}
      notes={refusal.notes.map((code) => messageOf(code, form.fields))}
      action={
        ways.length > 0 && (
          <>
            <p>{form.instead}</p>
            <DirectWays ways={ways} />
          </>
        )
      }
    />
  )

/** The end of every form: consent, captcha, why it was refused, the button and what became of the draft. */
export const FormFoot = <Values extends FieldValues, Body extends Record<string, unknown>>(
  props: FormFootProps<Values, Body>,
) => {
  const { id, words, lang, sent, consent, isBusy, refused } = props
  const { draft, trap, working, fields } = words.form
  const { restoredAt } = sent
  const restored =
    restoredAt === undefined
      ? undefined
      : fillIn(draft.restored, { time: formatMoment(new Date(restoredAt).toISOString(), lang) })
  return (
    <>
      <WebsiteTrap label={trap} />
      <input type="hidden" defaultValue={consent.sentence} {...consent.version} />
      <ConsentCheck
        id={`${id}-consent`}
        label={words.consent}
        link={{ text: words.consentLink, href: consent.href }}
        error={errorAt(sent.form.formState.errors, consent.accepted.name, fields)}
        input={consent.accepted}
      />
      {sent.captcha}
      {refused || <Refused {...props} />}
      <div className="grid gap-3">
        <Button
          type="submit"
          size="lg"
          disabled={!sent.live}
          loading={isBusy}
          loadingLabel={working}
          className="max-sm:w-full sm:justify-self-start"
        >
          {words.send}
        </Button>
        <DraftNote restored={restored} words={draft} onClear={sent.clear} />
      </div>
    </>
  )
}
