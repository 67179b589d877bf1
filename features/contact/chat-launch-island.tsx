'use client'

import dynamic from 'next/dynamic'
import { lazyWithRetry } from '@/lib/lazy-with-retry'

/** The vendor's chat as a chunk of its own: most sites have none. */
export const ChatLaunchIsland = dynamic(
  lazyWithRetry(async () => (await import('@/features/contact/chat-launch')).ChatLaunch),
)
