'use client'

import { useEffect } from 'react'
import { nextPaint } from '@/lib/next-paint'

// On a touch screen the first sign is a press, which is answered first.
const wake = async () => {
  await nextPaint()
  await import('@/features/pages/site-keys').catch(() => undefined)
}

/** Makes the search and the assistant answer, and counts begin, from the first sign of a visitor; until then their buttons lead to the page of results. */
export const FirstSign = () => {
  useEffect(() => {
    try {
      if ('typed' in sessionStorage) void wake()
    } catch {
      // Where nothing may be kept, nothing was typed elsewhere.
    }
    // Whoever types already gave it before there was anybody to hear.
    if (document.activeElement?.matches('input, textarea, select')) void wake()
    for (const sign of ['pointerover', 'keydown'])
      document.addEventListener(sign, () => void wake(), { once: true })
  }, [])
  return null
}
