import { kept } from '@/features/docs/run/kept'
import { paths } from '@/lib/contract/paths'
import {
  deliveryListSchema,
  INBOX_URL,
  isInbox,
  webhookListSchema,
  webhookSecretSchema,
} from '@/lib/contract/webhook'
import { request } from '@/lib/http'

const item = kept('docs-inbox')
const headersOf = (key: string) => ({ authorization: `Bearer ${key}` })

/** Sees to it that messages to this key's programs are kept to be looked at; every failure is an ApiError. */
export const openInbox = async (key: string) => {
  if (item.read() === key) return
  const headers = headersOf(key)
  const webhooks = await request(webhookListSchema, { url: paths.webhooks, headers })
  if (!webhooks.some(({ url }) => isInbox(url)))
    await request(webhookSecretSchema, {
      method: 'POST',
      url: paths.webhooks,
      headers,
      data: { url: INBOX_URL },
    })
  item.write(key)
}

/** What was sent for this key, the newest first. */
export const readInbox = (key: string) =>
  request(deliveryListSchema, { url: paths.webhookDeliveries, headers: headersOf(key) })
export type Message = Awaited<ReturnType<typeof readInbox>>[number]
