'use client'

import dynamic from 'next/dynamic'
import { lazyWithRetry } from '@/lib/lazy-with-retry'

/** The desk of keys as a chunk of its own: no other page of the portal carries any of it. */
export const KeyDeskIsland = dynamic(
  lazyWithRetry(async () => (await import('@/features/api-keys/key-desk')).KeyDesk),
)
