'use client'

import { lazy } from 'react'
import { patient } from '@/lib/patient'

/**
 * Its code is a chunk of its own, so that pages without it carry none of it. There is no Suspense around it on purpose:
 * with one, a page without script would keep its markup hidden.
 */
export const BlindCompareIsland = lazy(
  patient(async () => (await import('@/features/audio/blind-compare')).BlindCompare),
)
