import { Alert } from '@/components/ui/alert'
import { ShownOnce } from '@/components/ui/shown-once'
import type { WebhookMessages } from '@/features/webhooks/messages'
import type { NewSecret } from '@/features/webhooks/webhooks-api'
import type { Locale } from '@/lib/i18n/config'
import { fillIn, formatMoment } from '@/lib/i18n/format'

type SecretNoteProps = { of: NewSecret; lang: Locale; messages: WebhookMessages['secret'] }

/** A secret just made, shown this once, and until when the one before it counts too. */
export const SecretNote = ({ of, lang, messages }: SecretNoteProps) => (
  <Alert tone="success" title={messages.title} className="mt-4">
    <p>{messages.text}</p>
    {of.previousUntil && <p>{fillIn(messages.both, { time: formatMoment(of.previousUntil, lang) })}</p>}
    <ShownOnce text={of.secret} messages={messages} />
  </Alert>
)
