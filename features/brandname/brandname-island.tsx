'use client'

import dynamic from 'next/dynamic'
import { lazyWithRetry } from '@/lib/lazy-with-retry'

/** The brandname check as a chunk of its own; like the try-out it has no boundary, so that its first answer stands in the page without script. */
export const BrandnameIsland = dynamic(
  lazyWithRetry(async () => (await import('@/features/brandname/brandname-check')).BrandnameCheckForm),
)
