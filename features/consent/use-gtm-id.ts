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

/** The tag manager of this environment, asked for when the page is idle and `wanted`; '' = none, undefined = not known yet. */
export const useGtmId = (wanted: boolean) => {
  const [gtmId, setGtmId] = useState<string>()
  useEffect(() => {
    if (!wanted) return
    return whenIdle(() => {
      readPublicConfig().then(
        (config) => setGtmId(config.gtmId),
        () => undefined,
      )
    })
  }, [wanted])
  return gtmId
}
