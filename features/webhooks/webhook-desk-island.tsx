'use client'

import dynamic from 'next/dynamic'
import { lazyWithRetry } from '@/lib/lazy-with-retry'

/** The desk of webhooks as a chunk of its own: no other page of the portal carries any of it. */
export const WebhookDeskIsland = dynamic(
  lazyWithRetry(async () => (await import('@/features/webhooks/webhook-desk')).WebhookDesk),
)
