'use client'
import { useEffect } from 'react'

/** What the documentation gains by script, fetched once the page lives: it reads as well without. */
export function ReaderAids() {
  useEffect(() => {
    let isGone = false
    let stop: (() => void) | undefined
    const begin = async () => {
      // A script that cannot be loaded costs the aids and nothing else.
      const loaded = await import('@/features/docs/view/read-along').catch(() => null)
      if (!isGone) stop = loaded?.readAlong()
    }
    void begin()
    return () => {
      isGone = true
      stop?.()
    }
  }, [])
  return null
}
