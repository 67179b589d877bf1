import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { WebhookMessages } from '@/features/webhooks/messages'
import { SecretNote } from '@/features/webhooks/secret-note'
import { usePress } from '@/features/webhooks/use-press'
import type { NewSecret, OwnWebhook } from '@/features/webhooks/webhooks-api'
import type { Locale } from '@/lib/i18n/config'
import { fillIn, formatDay } from '@/lib/i18n/format'

type WebhookRowProps = {
  of: OwnWebhook
  /** Its secret, while it was just made. */
  secret: NewSecret | undefined
  lang: Locale
  messages: WebhookMessages
  onSecret: (secret: NewSecret) => void
  onRemove: () => void
}

/** One address: where it leads, a new secret by a press, and the way to be rid of it. */
export const WebhookRow = ({ of, secret, lang, messages, onSecret, onRemove }: WebhookRowProps) => {
  const { isBusy, problem, press } = usePress(async (api) => onSecret(await api.rotateSecret(of.id)))
  return (
    <li data-webhook={of.id} className="rounded-lg bg-raised p-5 shadow-sm">
      <h3 className="text-ui font-strong wrap-anywhere">{of.url}</h3>
      <p className="mt-1 text-small text-fg-3">
        {fillIn(messages.added, { day: formatDay(of.createdAt, lang) })}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          variant="secondary"
          size="sm"
          loading={isBusy}
          loadingLabel={messages.rotating}
          aria-label={`${messages.rotate} ${of.url}`}
          onClick={press}
        >
          {messages.rotate}
        </Button>
        <Button variant="secondary" size="sm" aria-label={`${messages.remove} ${of.url}`} onClick={onRemove}>
          {messages.remove}
        </Button>
      </div>
      {problem && (
        <Alert tone="danger" role="alert" className="mt-4">
          {messages.problems[problem]}
        </Alert>
      )}
      <div role="status" className="empty:hidden">
        {secret && <SecretNote of={secret} lang={lang} messages={messages.secret} />}
      </div>
    </li>
  )
}
