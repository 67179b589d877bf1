'use client'

import dynamic from 'next/dynamic'
import { lazyWithRetry } from '@/lib/lazy-with-retry'

/** The listening test as a chunk of its own, so that pages without it carry none of it. */
export const ListeningTestIsland = dynamic(
  lazyWithRetry(async () => (await import('@/features/demo-call/listening/listening-test')).ListeningTest),
)
