'use client'

import { useEffect } from 'react'
import { lazyWithRetry } from '@/lib/lazy-with-retry'

const load = lazyWithRetry(async () => (await import('./drive-players')).drivePlayers)

/** Mounted once in the layout: makes the server-rendered `[data-player]` elements of every page play. Renders nothing. */
export function AudioController() {
  useEffect(() => {
    const scope = new AbortController()
    let release = () => {}
    const start = async () => {
      document.removeEventListener('pointerover', start)
      document.removeEventListener('focusin', start)
      const { default: drivePlayers } = await load()
      if (!scope.signal.aborted) release = drivePlayers()
    }
    // Where no player stands at first, there can be one only after something was touched.
    if (document.querySelector('[data-player]')) void start()
    else {
      document.addEventListener('pointerover', start, { signal: scope.signal })
      document.addEventListener('focusin', start, { signal: scope.signal })
    }
    return () => {
      scope.abort()
      release()
    }
  }, [])
  return null
}
