'use client'

import dynamic from 'next/dynamic'
import { lazyWithRetry } from '@/lib/lazy-with-retry'

/** The filters over a list as a chunk of their own, without a boundary as the demo-call card: pages without a list carry none of it. */
export const ListFilterIsland = dynamic(
  lazyWithRetry(async () => (await import('@/features/audio/list-filter')).ListFilter),
)
