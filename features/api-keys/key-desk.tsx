'use client'

import { useEffect, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button, Spinner } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { KeyForm } from '@/features/api-keys/key-form'
import { KeyRow } from '@/features/api-keys/key-row'
import type { MadeKey, OwnKeys } from '@/features/api-keys/keys-api'
import type { KeyMessages } from '@/features/api-keys/messages'
import type { KeyProblem } from '@/features/api-keys/problems'
import { WithdrawDialog } from '@/features/api-keys/withdraw-dialog'
import type { Locale } from '@/lib/i18n/config'
import { fillIn, formatCount, formatDay } from '@/lib/i18n/format'
import { useSession } from '@/lib/session'

export type KeyDeskProps = { lang: Locale; messages: KeyMessages }

const loadApi = () => import('@/features/api-keys/keys-api')

const MadeNote = ({ made, messages }: { made: MadeKey; messages: KeyMessages['made'] }) => (
  <Alert tone="success" title={fillIn(messages.title, { name: made.name })}>
    <p>{messages.text}</p>
    <p className="mt-2 flex flex-wrap items-center gap-3">
      <code className="rounded-sm bg-bg px-2 py-1 wrap-anywhere text-fg" translate="no">
        {made.key}
      </code>
      <CopyButton
        text={made.key}
        label={messages.copy}
        copiedLabel={messages.copied}
        className="inline-flex min-h-11 items-center gap-1.5 font-medium"
      />
    </p>
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
  const [own, setOwn] = useState<OwnKeys>()
  const [problem, setProblem] = useState<KeyProblem>()
  const [made, setMade] = useState<MadeKey>()
  const [asked, setAsked] = useState<OwnKeys['keys'][number]>()
  const [round, setRound] = useState(0)

  useEffect(() => {
    let isGone = false
    const load = async () => {
      // A script that cannot be loaded is a network that is away.
      const api = await loadApi().catch(() => null)
      if (!api) return { problem: 'network' as const }
      return api.readKeys().then(
        (keys) => ({ keys }),
        (error: unknown) => ({ problem: api.refusalOf(error).problem ?? 'unavailable' }),
      )
    }
    void load().then((answer) => {
      if (isGone) return
      if ('keys' in answer) setOwn(answer.keys)
      setProblem('problem' in answer ? answer.problem : undefined)
    })
    return () => void (isGone = true)
  }, [round])

  const reload = () => setRound((before) => before + 1)
  if (!own && !problem) return <Spinner label={messages.loading} className="text-fg-3" />
  return (
    <div className="grid gap-8">
      {problem && (
        <Alert
          tone="danger"
          role="alert"
          action={
            <Button variant="secondary" size="sm" onClick={reload}>
              {messages.retry}
            </Button>
          }
        >
          {messages.problems[problem]}
        </Alert>
      )}
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
