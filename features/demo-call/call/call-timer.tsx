'use client'

import { useEffect, useState } from 'react'
import { formatDuration } from '@/components/ui/format-duration'

type CallTimerProps = {
  label: string
  /** In milliseconds since 1970; the moment it appeared unless told. */
  since?: number | undefined
}

/** The time since a moment, as mm:ss; silent for screen readers, which can still read it. */
export const CallTimer = ({ label, since }: CallTimerProps) => {
  const [appearedAt] = useState(Date.now)
  const [now, setNow] = useState(appearedAt)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.floor((now - (since ?? appearedAt)) / 1000))
  return (
    <span role="timer" aria-label={label} aria-live="off" className="font-mono num">
      {formatDuration(seconds)}
    </span>
  )
}
