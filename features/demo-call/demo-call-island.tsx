'use client'

import dynamic from 'next/dynamic'
import { lazyWithRetry } from '@/lib/lazy-with-retry'

/**
 * The demo-call card as a chunk of its own, so that pages without it carry none of it. There is no boundary around it: with one, its
 * markup would stand at the end of the page for a script to bring to its place.
 */
export const DemoCallIsland = dynamic(
  lazyWithRetry(async () => (await import('@/features/demo-call/demo-call')).DemoCall),
)
