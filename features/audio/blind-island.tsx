'use client'

import dynamic from 'next/dynamic'
import { lazyWithRetry } from '@/lib/lazy-with-retry'

/** The blind comparison as a chunk of its own, so that pages without it carry none of it. */
export const BlindCompareIsland = dynamic(
  lazyWithRetry(async () => (await import('@/features/audio/blind-compare')).BlindCompare),
)
