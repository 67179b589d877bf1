'use client'

import { useEffect, useState } from 'react'
import { readPublicConfig } from '@/lib/read-public-config'

const whenIdle = (task: () => void) => {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(task, { timeout: 3_000 })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(task, 500)
  return () => clearTimeout(timer)
}

const atOnce = (task: () => void) => {
  task()
  return undefined
}

/** The tag manager id of this environment, read when the page is idle and `when` is true, or at once; '' = none, undefined = not read yet. */
export const useGtmId = (when: boolean | 'at once') => {
  const [gtmId, setGtmId] = useState<string>()
  useEffect(() => {
    if (!when) return
    const schedule = when === 'at once' ? atOnce : whenIdle
    return schedule(() => {
      readPublicConfig().then(
        (config) => setGtmId(config.gtmId),
        () => undefined,
      )
    })
  }, [when])
  return gtmId
}
