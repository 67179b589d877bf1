'use client'

import dynamic from 'next/dynamic'
import { lazyWithRetry } from '@/lib/lazy-with-retry'

/** The first request as a chunk of its own: other pages of the documentation carry none of it. */
export const FirstRequestIsland = dynamic(
  lazyWithRetry(async () => (await import('@/features/docs/first-request/first-request')).FirstRequest),
)

/** The same for a first call. */
export const FirstCallIsland = dynamic(
  lazyWithRetry(async () => (await import('@/features/docs/first-request/first-call')).FirstCall),
)
