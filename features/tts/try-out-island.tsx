'use client'

import dynamic from 'next/dynamic'
import { lazyWithRetry } from '@/lib/lazy-with-retry'
import type { TryOutProps } from '@/features/tts/try-out'

type IslandProps = Omit<TryOutProps, 'early'>

const typedSoFar = () => {
  if (typeof document === 'undefined') return undefined
  const box = document.querySelector<HTMLTextAreaElement>('[data-tts] textarea')
  return box && box.value !== box.defaultValue ? box.value : undefined
}

/**
 * The try-out as a chunk of its own, so that pages without it carry none of it. Coming alive puts the first text back into the box: what is
 * in it before and after the loading is noted. There is no boundary around it: with one, its markup would stand at the end of the page.
 */
export const TryOutIsland = dynamic(
  lazyWithRetry(async () => {
    const before = typedSoFar()
    const { TryOut } = await import('@/features/tts/try-out')
    const early = typedSoFar() ?? before
    const Alive = (props: IslandProps) => <TryOut {...props} early={early} />
    return Alive
  }),
)
