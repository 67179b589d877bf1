'use client'

import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Spinner } from '@/components/ui/button'
import { RetryAlert } from '@/components/ui/retry-alert'
import { ShownOnce } from '@/components/ui/shown-once'
import { KeyForm } from '@/features/api-keys/key-form'
import { KeyRow } from '@/features/api-keys/key-row'
import type { MadeKey, OwnKeys } from '@/features/api-keys/keys-api'
import type { KeyMessages } from '@/features/api-keys/messages'
import { WithdrawDialog } from '@/features/api-keys/withdraw-dialog'
import { attempt } from '@/lib/attempt'
import type { Locale } from '@/lib/i18n/config'
import { fillIn, formatCount, formatDay } from '@/lib/i18n/format'
import { useSession } from '@/lib/session'
import { useOwn } from '@/lib/use-own'

export type KeyDeskProps = { lang: Locale; messages: KeyMessages }

const readKeys = async () =>
  attempt(
    async () => import('@/features/api-keys/keys-api'),
    async (api) => api.readKeys(),
  )

const MadeNote = ({ made, messages }: { made: MadeKey; messages: KeyMessages['made'] }) => (
  <Alert tone="success" title={fillIn(messages.title, { name: made.name })}>
    <p>{messages.text}</p>
    <ShownOnce text={made.key} messages={messages} />
  </Alert>
)

/** The keys of who is signed in: make one, see what each used, withdraw it. */
export function KeyDesk({ lang, messages }: KeyDeskProps) {
  const { state } = useSession()
  return state === 'signed-in' ? (
    <OwnDesk lang={lang} messages={messages} />
  ) : (
    <p className="max-w-[52ch] text-ui text-fg-2">{messages.anonymous}</p>
  )
}

const OwnDesk = ({ lang, messages }: KeyDeskProps) => {
  const { own, problem, reload } = useOwn(readKeys)
  const [made, setMade] = useState<MadeKey>()
  const [asked, setAsked] = useState<OwnKeys['keys'][number]>()

  if (!own && !problem) return <Spinner label={messages.loading} className="text-fg-3" />
  return (
    <div className="grid gap-8">
      {problem && <RetryAlert text={messages.problems[problem]} retry={messages.retry} onRetry={reload} />}
      {own && (
        <>
          <div role="status" className="empty:hidden">
            {made && <MadeNote made={made} messages={messages.made} />}
          </div>
          <KeyForm
            messages={messages}
            onMade={(key) => {
              setMade(key)
              reload()
            }}
          />
          <section aria-labelledby="api-keys-list">
            <h2 id="api-keys-list" className="text-h4">
              {messages.list}
            </h2>
            <p className="mt-1 text-small text-fg-3">
              {fillIn(messages.usage, {
                used: formatCount(own.usage.charactersUsed, lang),
                limit: formatCount(own.usage.charactersLimit, lang),
                day: formatDay(own.usage.resetsAt, lang),
              })}
            </p>
            {own.keys.length === 0 ? (
              <p className="mt-4 text-ui text-fg-2">{messages.empty}</p>
            ) : (
              <ul className="mt-4 grid gap-4">
                {own.keys.map((key) => (
                  <KeyRow
                    key={key.id}
                    of={key}
                    lang={lang}
                    messages={messages.key}
                    onWithdraw={() => setAsked(key)}
                  />
                ))}
              </ul>
            )}
          </section>
          <WithdrawDialog
            asked={asked}
            messages={messages}
            onClose={() => setAsked(undefined)}
            onDone={(id) => {
              if (made?.id === id) setMade(undefined)
              setAsked(undefined)
              reload()
            }}
          />
        </>
      )}
    </div>
  )
}
