import { URL_CODES, type UrlCode, type WebhookProblem } from '@/features/webhooks/problems'
import { ApiError } from '@/lib/api-error'
import { bearerHeader } from '@/lib/bearer-header'
import { paths } from '@/lib/contract/paths'
import {
  deliveryListSchema,
  deliverySchema,
  webhookListSchema,
  webhookSchema,
  webhookSecretSchema,
} from '@/lib/contract/webhook'
import { request } from '@/lib/http'

const post = async (url: string, data: object = {}) => ({
  method: 'POST',
  url,
  headers: await bearerHeader(),
  data,
})

/** The addresses of who is signed in and the last hundred messages to them, the newest first; every failure is an ApiError. */
export const readWebhooks = async () => {
  const headers = await bearerHeader()
  const [webhooks, deliveries] = await Promise.all([
    request(webhookListSchema, { url: paths.webhooks, headers }),
    request(deliveryListSchema, { url: paths.webhookDeliveries, headers }),
  ])
  return { webhooks, deliveries }
}
export type OwnWebhooks = Awaited<ReturnType<typeof readWebhooks>>
export type OwnWebhook = OwnWebhooks['webhooks'][number]
export type OwnDelivery = OwnWebhooks['deliveries'][number]

/** Has an address told; gives its secret, this once. */
export const addWebhook = async (url: string) =>
  request(webhookSecretSchema, await post(paths.webhooks, { url: url.trim() }))

/** Gives an address another secret, shown this once; for a day the one before signs too. */
export const rotateSecret = async (id: string) =>
  request(webhookSecretSchema, await post(paths.webhookSecret(id)))
export type NewSecret = Awaited<ReturnType<typeof rotateSecret>>

/** Tells an address nothing any more. */
export const removeWebhook = async (id: string) => request(webhookSchema, await post(paths.removeWebhook(id)))

/** Sends a message again. */
export const resendDelivery = async (id: string) =>
  request(deliverySchema, await post(paths.resendDelivery(id)))

/** What a failure says: of the address, or of the whole request. */
export const refusalOf = (error: unknown): { url?: UrlCode; problem?: WebhookProblem } => {
  if (!(error instanceof ApiError)) return { problem: 'unavailable' }
  const { kind, code, fields } = error
  const url = URL_CODES.find((known) => known === fields?.['url'])
  if (url) return { url }
  if (kind === 'network' || kind === 'timeout') return { problem: 'network' }
  if (code === 'UNAUTHENTICATED') return { problem: 'ended' }
  if (code === 'NOT_FOUND') return { problem: 'gone' }
  return { problem: code === 'RATE_LIMITED' ? 'busy' : 'unavailable' }
}
