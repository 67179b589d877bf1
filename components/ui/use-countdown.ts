import { useEffect, useRef } from 'react'

/** Calls `onEnd` once after `ms` of unpaused time. */
export function useCountdown(ms: number, paused: boolean, onEnd: () => void) {
  const left = useRef(ms)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    if (paused) return
    const started = Date.now()
    const timer = setTimeout(() => end.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= Date.now() - started
    }
  }, [paused])
}
