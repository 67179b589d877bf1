'use client'

import { lazy, Suspense } from 'react'
import { lazyWithRetry } from '@/lib/lazy-with-retry'
import type { ListeningTestProps } from '@/features/demo-call/listening/listening-test'

const Lazy = lazy(
  lazyWithRetry(async () => (await import('@/features/demo-call/listening/listening-test')).ListeningTest),
)

/** The listening test as a chunk of its own, so that pages without it carry none of it; it needs script to be seen. */
export const ListeningTestIsland = (props: ListeningTestProps) => (
  <Suspense>
    <Lazy {...props} />
  </Suspense>
)
