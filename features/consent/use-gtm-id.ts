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

/** The tag manager of this environment, asked for when the page is idle and `wanted`, or at once; '' = none, undefined = not known yet. */
export const useGtmId = (wanted: boolean | 'at once') => {
  const [gtmId, setGtmId] = useState<string>()
  useEffect(() => {
    if (!wanted) return
    const when = wanted === 'at once' ? atOnce : whenIdle
    return when(() => {
      readPublicConfig().then(
        (config) => setGtmId(config.gtmId),
        () => undefined,
      )
    })
  }, [wanted])
  return gtmId
}
