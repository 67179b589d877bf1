import { KEYS_PATH, WEBHOOKS_PATH } from '@/features/auth/products'
import { portalDesk } from '@/features/pages/portal-desk-page'
import { loadWebhookMessages } from '@/features/webhooks/messages'
import { WebhookDeskIsland } from '@/features/webhooks/webhook-desk-island'

/** What the route /portal/webhooks exports: what the programs of who is signed in are told. */
export const portalWebhooks = portalDesk({
  path: WEBHOOKS_PATH,
  product: 'aicall',
  load: loadWebhookMessages,
  links: ({ documents, keys }) => [
    ['/aicall/api-docs/webhooks', documents],
    [KEYS_PATH, keys],
  ],
  Desk: WebhookDeskIsland,
})
