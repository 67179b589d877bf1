'use client'

import { useEffect, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button, Spinner } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { DeliveryRow } from '@/features/webhooks/delivery-row'
import type { WebhookMessages } from '@/features/webhooks/messages'
import type { WebhookProblem } from '@/features/webhooks/problems'
import { WebhookForm } from '@/features/webhooks/webhook-form'
import { WebhookRow } from '@/features/webhooks/webhook-row'
import type { NewSecret, OwnWebhook, OwnWebhooks } from '@/features/webhooks/webhooks-api'
import type { Locale } from '@/lib/i18n/config'
import { fillIn } from '@/lib/i18n/format'
import { useSession } from '@/lib/session'

export type WebhookDeskProps = { lang: Locale; messages: WebhookMessages }

/** How soon after “send again” the list is read: what is quick to answer has answered by then. */
const SENT_MS = 2_000

const loadApi = () => import('@/features/webhooks/webhooks-api')

/** The addresses that are told what happens to who is signed in, and what they were told. */
export function WebhookDesk({ lang, messages }: WebhookDeskProps) {
  const { state } = useSession()
  return state === 'signed-in' ? (
    <OwnDesk lang={lang} messages={messages} />
  ) : (
    <p className="max-w-[52ch] text-ui text-fg-2">{messages.anonymous}</p>
  )
}

const useOwnWebhooks = () => {
  const [own, setOwn] = useState<OwnWebhooks>()
  const [problem, setProblem] = useState<WebhookProblem>()
  const [round, setRound] = useState(0)
  useEffect(() => {
    let isGone = false
    const load = async () => {
      // A script that cannot be loaded is a network that is away.
      const api = await loadApi().catch(() => null)
      if (!api) return { problem: 'network' as const }
      return api.readWebhooks().then(
        (read) => ({ read }),
        (error: unknown) => ({ problem: api.refusalOf(error).problem ?? 'unavailable' }),
      )
    }
    void load().then((answer) => {
      if (isGone) return
      if ('read' in answer) setOwn(answer.read)
      setProblem('problem' in answer ? answer.problem : undefined)
    })
    return () => void (isGone = true)
  }, [round])
  return { own, problem, setOwn, reload: () => setRound((before) => before + 1) }
}

const OwnDesk = ({ lang, messages }: WebhookDeskProps) => {
  const { own, problem, setOwn, reload } = useOwnWebhooks()
  const [secret, setSecret] = useState<NewSecret>()
  const [asked, setAsked] = useState<OwnWebhook>()

  const remove = async () => {
    const api = await loadApi().catch(() => null)
    if (!api) return messages.problems.network
    if (!asked) return null
    try {
      await api.removeWebhook(asked.id)
    } catch (error) {
      return messages.problems[api.refusalOf(error).problem ?? 'unavailable']
    }
    setAsked(undefined)
    reload()
    return null
  }

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
          <WebhookForm
            messages={messages}
            onAdded={(added) => {
              setSecret(added)
              reload()
            }}
          />
          <section aria-labelledby="webhooks-list">
            <h2 id="webhooks-list" className="text-h4">
              {messages.list}
            </h2>
            {own.webhooks.length === 0 ? (
              <p className="mt-4 text-ui text-fg-2">{messages.empty}</p>
            ) : (
              <ul className="mt-4 grid gap-4">
                {own.webhooks.map((webhook) => (
                  <WebhookRow
                    key={webhook.id}
                    of={webhook}
                    secret={secret?.id === webhook.id ? secret : undefined}
                    lang={lang}
                    messages={messages}
                    onSecret={setSecret}
                    onRemove={() => setAsked(webhook)}
                  />
                ))}
              </ul>
            )}
          </section>
          <section aria-labelledby="deliveries-list">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h2 id="deliveries-list" className="text-h4">
                {messages.deliveries}
              </h2>
              <Button variant="secondary" size="sm" onClick={reload}>
                {messages.refresh}
              </Button>
            </div>
            <p className="mt-1 text-small text-fg-3">
              {own.deliveries.length === 0 ? messages.deliveriesEmpty : messages.deliveriesText}
            </p>
            <ul className="mt-4 grid gap-4 empty:hidden">
              {own.deliveries.map((delivery) => (
                <DeliveryRow
                  key={delivery.id}
                  of={delivery}
                  lang={lang}
                  messages={messages}
                  onSent={(sent) => {
                    const deliveries = own.deliveries.map((other) => (other.id === sent.id ? sent : other))
                    setOwn({ webhooks: own.webhooks, deliveries })
                    setTimeout(reload, SENT_MS)
                  }}
                />
              ))}
            </ul>
          </section>
          <ConfirmDialog
            id="remove-webhook"
            title={fillIn(messages.confirm.title, { url: asked?.url ?? '' })}
            messages={messages.confirm}
            open={asked !== undefined}
            onClose={() => setAsked(undefined)}
            onConfirm={remove}
          />
        </>
      )}
    </div>
  )
}
