'use client'

import { useEffect, useState } from 'react'
import { clock } from '@/components/ui/clock'

/** Seconds since it appeared, as mm:ss; silent for screen readers, which can still read it. */
export const Elapsed = ({ label }: { label: string }) => {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const started = Date.now()
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - started) / 1000)), 500)
    return () => clearInterval(timer)
  }, [])
  return (
    <span role="timer" aria-label={label} aria-live="off" className="font-mono num">
      {clock(seconds)}
    </span>
  )
}
