'use client'

import { useEffect } from 'react'

const wake = () => void import('@/features/pages/site-keys').catch(() => undefined)

/** Makes the search and the assistant answer, and counts begin, from the first sign of a visitor; until then their buttons lead to the page of results. */
export const FirstSign = () => {
  useEffect(() => {
    try {
      if ('typed' in sessionStorage) wake()
    } catch {
      // Where nothing may be kept, nothing was typed elsewhere.
    }
    for (const sign of ['pointerover', 'keydown']) document.addEventListener(sign, wake, { once: true })
  }, [])
  return null
}
