'use client'

import dynamic from 'next/dynamic'
import { lazyWithRetry } from '@/lib/lazy-with-retry'

/** The form that stops calls as a chunk of its own. */
export const StopCallsIsland = dynamic(
  lazyWithRetry(async () => (await import('@/features/call-check/stop-calls')).StopCalls),
)
