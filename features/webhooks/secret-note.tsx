import { Alert } from '@/components/ui/alert'
import { CopyButton } from '@/components/ui/copy-button'
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
    <p className="mt-2 flex flex-wrap items-center gap-3">
      <code className="rounded-sm bg-bg px-2 py-1 wrap-anywhere text-fg" translate="no">
        {of.secret}
      </code>
      <CopyButton
        text={of.secret}
        label={messages.copy}
        copiedLabel={messages.copied}
        className="inline-flex min-h-11 items-center gap-1.5 font-medium"
      />
    </p>
  </Alert>
)
