'use client'

import { lazy, Suspense } from 'react'
import { patient } from '@/lib/patient'
import type { TryOutProps } from '@/features/tts/try-out'

const Lazy = lazy(patient(async () => (await import('@/features/tts/try-out')).TryOut))

/** The try-out. Its code comes after the page's own, so that pages without it carry none of it; the markup is there from the start. */
export const TryOutIsland = (props: TryOutProps) => (
  <Suspense>
    <Lazy {...props} />
  </Suspense>
)
