'use client'

import { lazy, Suspense } from 'react'
import { patient } from '@/lib/patient'
import type { TryOutProps } from '@/features/tts/try-out'

const Lazy = lazy(patient(async () => (await import('@/features/tts/try-out')).TryOut))

/** The try-out as a chunk of its own, so that pages without it carry none of it; it needs script to be seen. */
export const TryOutIsland = (props: TryOutProps) => (
  <Suspense>
    <Lazy {...props} />
  </Suspense>
)
