'use client'

import { lazy, Suspense, useEffect, useRef } from 'react'
import { patient } from '@/lib/patient'
import type { TryOutProps } from '@/features/tts/try-out'

const Lazy = lazy(patient(async () => (await import('@/features/tts/try-out')).TryOut))

/**
 * The try-out as a chunk of its own, so that pages without it carry none of it; it needs script to be seen. What is typed
 * before it comes alive is noted here: coming alive puts the first text back into the box.
 */
export const TryOutIsland = (props: Omit<TryOutProps, 'early'>) => {
  const place = useRef<HTMLDivElement>(null)
  const early = useRef<string>(undefined)
  const first = props.start.wish.text

  useEffect(() => {
    const node = place.current
    const note = () => {
      const typed = node?.querySelector('textarea')?.value
      if (typed !== undefined && typed !== first) early.current = typed
    }
    note()
    node?.addEventListener('input', note)
    return () => node?.removeEventListener('input', note)
  }, [first])

  return (
    <div ref={place}>
      <Suspense>
        <Lazy {...props} early={early} />
      </Suspense>
    </div>
  )
}
