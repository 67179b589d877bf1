'use client'

import { lazy, Suspense } from 'react'
import { patient } from '@/lib/patient'
import type { BlindCompareProps } from '@/features/audio/blind-compare'

const Lazy = lazy(patient(async () => (await import('@/features/audio/blind-compare')).BlindCompare))

/** The blind comparison. Its code comes after the page's own, so that pages without it carry none of it; the markup is there from the start. */
export const BlindCompareIsland = (props: BlindCompareProps) => (
  <Suspense>
    <Lazy {...props} />
  </Suspense>
)
