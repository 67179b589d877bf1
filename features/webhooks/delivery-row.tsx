import { Alert } from '@/components/ui/alert'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { WebhookMessages } from '@/features/webhooks/messages'
import { usePress } from '@/features/webhooks/use-press'
import type { OwnDelivery } from '@/features/webhooks/webhooks-api'
import type { Locale } from '@/lib/i18n/config'
import { fillIn, formatCount, formatMoment } from '@/lib/i18n/format'

type DeliveryRowProps = {
  of: OwnDelivery
  lang: Locale
  messages: WebhookMessages
  onSent: (delivery: OwnDelivery) => void
}

const TONES = { waiting: 'warning', delivered: 'success', failed: 'danger' } as const

const indented = (body: string) => JSON.stringify(JSON.parse(body), null, 2)

const Part = ({ title, children }: { title: string; children: string }) => (
  <>
    <p className="mt-3 text-cap font-strong text-fg-3">{title}</p>
    <pre
      tabIndex={0}
      role="group"
      aria-label={title}
      translate="no"
      className="mt-1 max-h-72 overflow-auto rounded-md bg-surface p-3 font-mono text-cap wrap-anywhere whitespace-pre-wrap"
    >
      {children}
    </pre>
  </>
)

/** One message: what was sent where, what was answered, and a press that sends it again. */
export const DeliveryRow = ({ of, lang, messages, onSent }: DeliveryRowProps) => {
  const words = messages.delivery
  const { isBusy, problem, press } = usePress(async (api) => onSent(await api.resendDelivery(of.id)))
  const answer = [
    of.answerStatus === null ? '' : fillIn(words.status, { status: of.answerStatus }),
    of.answerBody ?? '',
  ]
  return (
    <li data-delivery={of.id} className="rounded-lg bg-raised p-5 shadow-sm">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ui font-strong">
            <code translate="no">{of.event}</code>
            <Badge tone={TONES[of.state]}>{words.states[of.state]}</Badge>
          </h3>
          <p className="mt-1 text-small wrap-anywhere text-fg-3">
            {formatMoment(of.createdAt, lang)}, {of.url}
          </p>
        </div>
        <Button
          variant="secondary"
          size="sm"
          loading={isBusy}
          loadingLabel={words.resending}
          aria-label={`${words.resend} ${of.event}, ${formatMoment(of.createdAt, lang)}`}
          onClick={press}
        >
          {words.resend}
        </Button>
      </div>
      {problem && (
        <Alert tone="danger" role="alert" className="mt-4">
          {messages.problems[problem]}
        </Alert>
      )}
      {of.error && <p className="mt-3 text-small text-danger">{words.errors[of.error]}</p>}
      <details className="mt-2">
        <summary className="min-h-11 cursor-pointer py-3 text-small font-medium">
          {fillIn(words.details, {
            attempts: fillIn(words.attempts, { count: formatCount(of.attempts, lang) }),
          })}
        </summary>
        <Part title={words.sent}>{indented(of.body)}</Part>
        <Part title={words.answer}>{answer.filter(Boolean).join('\n') || words.noAnswer}</Part>
      </details>
    </li>
  )
}
