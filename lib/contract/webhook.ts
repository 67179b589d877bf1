import { z } from 'zod'

const moment = z.iso.datetime({ offset: true })

/** The header that proves that a message is ours and new: `t={seconds},v1={hex}`, with a second `v1` for a day after the secret was changed. */
export const SIGNATURE_HEADER = 'x-song-signature'

export const WEBHOOK_EVENTS = ['call.ended', 'campaign.ended'] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

// The name is one that RFC 2606 keeps from ever leading anywhere.
const INBOX_HOST = 'inbox.example'

/** An address at which messages are kept to be looked at and nobody is asked, as test numbers ring nobody. */
export const INBOX_URL = `https://${INBOX_HOST}`

/** Whether messages to this address are only kept. */
export const isInbox = (url: string): boolean => new URL(url).hostname === INBOX_HOST

/** Where an account wants to be told what happened. */
export const newWebhookSchema = z.object({
  url: z
    .url({ protocol: /^https?$/, hostname: /./, error: 'URL_INVALID' })
    .max(500, { error: 'URL_INVALID' }),
})

/** An address that is told; its secret is shown only when it is made or changed. */
export const webhookSchema = z.object({ id: z.string(), url: z.string(), created_at: moment })
export type Webhook = z.infer<typeof webhookSchema>
export const webhookListSchema = z.array(webhookSchema)

/** A secret just made; `previous_until` says how long the one before it signs too. */
export const webhookSecretSchema = webhookSchema.extend({
  secret: z.string(),
  previous_until: moment.nullable(),
})
export type WebhookSecret = z.infer<typeof webhookSecretSchema>

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const

/** Why a message did not arrive although the address was asked. */
export const DELIVERY_ERRORS = ['TIMEOUT', 'NETWORK', 'URL_INNER', 'STATUS'] as const
export type DeliveryError = (typeof DELIVERY_ERRORS)[number]

/** One message: what was sent where, how often, and what was answered last. */
export const deliverySchema = z.object({
  id: z.string(),
  webhook_id: z.string(),
  event: z.enum(WEBHOOK_EVENTS),
  state: z.enum(DELIVERY_STATES),
  attempts: z.number().int(),
  url: z.string(),
  body: z.string(),
  answer_status: z.number().int().nullable(),
  answer_body: z.string().nullable(),
  error: z.enum(DELIVERY_ERRORS).nullable(),
  created_at: moment,
  last_attempt_at: moment.nullable(),
})
export type Delivery = z.infer<typeof deliverySchema>
export const deliveryListSchema = z.array(deliverySchema)
