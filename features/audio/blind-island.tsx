'use client'

import { lazy, Suspense } from 'react'
import { lazyWithRetry } from '@/lib/lazy-with-retry'
import type { BlindCompareProps } from '@/features/audio/blind-compare'

const Lazy = lazy(lazyWithRetry(async () => (await import('@/features/audio/blind-compare')).BlindCompare))

/** The blind comparison as a chunk of its own, so that pages without it carry none of it; it needs script to be seen. */
export const BlindCompareIsland = (props: BlindCompareProps) => (
  <Suspense>
    <Lazy {...props} />
  </Suspense>
)
