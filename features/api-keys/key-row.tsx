import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { KeyValue } from '@/components/ui/key-value'
import type { OwnKey } from '@/features/api-keys/keys-api'
import type { KeyMessages } from '@/features/api-keys/messages'
import type { Locale } from '@/lib/i18n/config'
import { fillIn, formatCount, formatDay, formatMoment } from '@/lib/i18n/format'

type KeyRowProps = { of: OwnKey; lang: Locale; messages: KeyMessages['key']; onWithdraw: () => void }

/** One key: its name, how it begins, what it used and when; a withdrawn one only says so. */
export const KeyRow = ({ of, lang, messages, onWithdraw }: KeyRowProps) => {
  const used = formatCount(of.charactersUsed, lang)
  const limit = of.monthlyCharacters
  const rows = [
    {
      label: messages.used,
      value: limit === null ? used : fillIn(messages.usedOf, { used, limit: formatCount(limit, lang) }),
    },
    { label: messages.made, value: formatDay(of.createdAt, lang) },
    { label: messages.lastUsed, value: of.lastUsedAt ? formatMoment(of.lastUsedAt, lang) : messages.never },
  ]
  return (
    <li data-key={of.id} className="rounded-lg bg-raised p-5 shadow-sm">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="text-ui font-strong wrap-anywhere">{of.name}</h3>
          <code className="text-small text-fg-3" translate="no">
            {of.prefix}…
          </code>
        </div>
        {of.withdrawnAt ? (
          <Badge>{fillIn(messages.withdrawn, { day: formatDay(of.withdrawnAt, lang) })}</Badge>
        ) : (
          <Button
            variant="secondary"
            size="sm"
            aria-label={`${messages.withdraw} ${of.name}`}
            onClick={onWithdraw}
          >
            {messages.withdraw}
          </Button>
        )}
      </div>
      <KeyValue rows={rows} className="mt-3" />
    </li>
  )
}
