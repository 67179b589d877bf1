'use client'

import { useEffect, useState } from 'react'
import { whenIdle } from '@/lib/when-idle'

// Timers of browsers overflow at 2^31 ms, and a machine that slept must not wait out its whole sleep again.
const LONGEST_MS = 3_600_000

/**
 * The server's time (ms since 1970) as the page must take it: the moment of rendering at first, then the corrected time of
 * this visit, and again at each of the `ends`; `offset` (ms) corrects this machine's clock for whoever ticks faster.
 */
export const useServerNow = (rendered: number, ends: readonly number[]) => {
  const [time, setTime] = useState({ now: rendered, offset: 0 })
  const [synced, setSynced] = useState(false)

  useEffect(() => {
    let isUnmounted = false
    const sync = async () => {
      const offset = await readClockOffset()
      if (isUnmounted) return
      setTime({ now: Date.now() + offset, offset })
      setSynced(true)
    }
    // Not while the page comes alive: it is as it was rendered, seconds ago mostly.
    const cancel = whenIdle(() => void sync())
    return () => {
      isUnmounted = true
      cancel()
    }
  }, [])

  const next = Math.min(...ends.filter((end) => end > time.now))
  useEffect(() => {
    if (!synced || !Number.isFinite(next)) return
    const look = () => setTime(({ offset }) => ({ now: Date.now() + offset, offset }))
    const left = next - (Date.now() + time.offset)
    const timer = setTimeout(look, Math.min(Math.max(left, 0), LONGEST_MS))
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [synced, next, time])

  return time
}

/** How far the visitor's clock is behind the server's, in ms, from the server's Date header; 0 when it cannot be had. */
export const readClockOffset = async (): Promise<number> => {
  try {
    const sentAt = Date.now()
    const { headers } = await fetch('/config.json', { method: 'HEAD', cache: 'no-store' })
    const receivedAt = Date.now()
    const date = Date.parse(headers.get('date') ?? '')
    // The header has whole seconds, so its middle is the fairest guess.
    return Number.isNaN(date) ? 0 : date + 500 - (sentAt + receivedAt) / 2
  } catch {
    return 0
  }
}
