'use client'

import { useState } from 'react'
import { Button, Spinner } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { RetryAlert } from '@/components/ui/retry-alert'
import { DeliveryRow } from '@/features/webhooks/delivery-row'
import type { WebhookMessages } from '@/features/webhooks/messages'
import { WebhookForm } from '@/features/webhooks/webhook-form'
import { WebhookRow } from '@/features/webhooks/webhook-row'
import type { NewSecret, OwnWebhook } from '@/features/webhooks/webhooks-api'
import { attempt } from '@/lib/attempt'
import type { Locale } from '@/lib/i18n/config'
import { fillIn } from '@/lib/i18n/format'
import { useSession } from '@/lib/session'
import { useOwn } from '@/lib/use-own'

export type WebhookDeskProps = { lang: Locale; messages: WebhookMessages }

/** How soon after “send again” the list is read: what is quick to answer has answered by then. */
const SENT_MS = 2_000

const loadApi = async () => import('@/features/webhooks/webhooks-api')

/** The addresses that are told what happens to who is signed in, and what they were told. */
export function WebhookDesk({ lang, messages }: WebhookDeskProps) {
  const { state } = useSession()
  return state === 'signed-in' ? (
    <OwnDesk lang={lang} messages={messages} />
  ) : (
    <p className="max-w-[52ch] text-ui text-fg-2">{messages.anonymous}</p>
  )
}

const readWebhooks = async () => attempt(loadApi, async (api) => api.readWebhooks())

const OwnDesk = ({ lang, messages }: WebhookDeskProps) => {
  const { own, problem, setOwn, reload } = useOwn(readWebhooks)
  const [secret, setSecret] = useState<NewSecret>()
  const [asked, setAsked] = useState<OwnWebhook>()

  const remove = async () => {
    if (!asked) return null
    const answer = await attempt(loadApi, async (api) => api.removeWebhook(asked.id))
    if ('problem' in answer) return messages.problems[answer.problem]
    setAsked(undefined)
    reload()
    return null
  }

  if (!own && !problem) return <Spinner label={messages.loading} className="text-fg-3" />
  return (
    <div className="grid gap-8">
      {problem && <RetryAlert text={messages.problems[problem]} retry={messages.retry} onRetry={reload} />}
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
