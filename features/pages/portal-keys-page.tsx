import { KeyDeskIsland } from '@/features/api-keys/key-desk-island'
import { loadKeyMessages } from '@/features/api-keys/messages'
import { KEYS_PATH, WEBHOOKS_PATH } from '@/features/auth/products'
import { portalDesk } from '@/features/pages/portal-desk-page'

/** What the route /portal/api-keys exports: the keys of who is signed in. */
export const portalKeys = portalDesk({
  path: KEYS_PATH,
  product: 'aivoice',
  load: loadKeyMessages,
  links: ({ documents, webhooks }) => [
    ['/aivoice/api-docs', documents],
    [WEBHOOKS_PATH, webhooks],
  ],
  Desk: KeyDeskIsland,
})
