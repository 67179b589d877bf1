'use client'

import dynamic from 'next/dynamic'
import { lazyWithRetry } from '@/lib/lazy-with-retry'

/** The preferences as a chunk of their own, so that no other page carries any of it. */
export const PreferencesIsland = dynamic(
  lazyWithRetry(async () => (await import('@/features/preferences/preference-fields')).PreferenceFields),
)
