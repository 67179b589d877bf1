'use client'

import dynamic from 'next/dynamic'
import { lazyWithRetry } from '@/lib/lazy-with-retry'

/** The counts as a chunk of its own: no other page of the portal carries any of it. */
export const StatsBoardIsland = dynamic(
  lazyWithRetry(async () => (await import('@/features/counts/stats-board')).StatsBoard),
)
