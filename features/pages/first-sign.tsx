'use client'

import { useEffect } from 'react'
import { nextPaint } from '@/lib/next-paint'

const wake = async () => {
  await nextPaint()
  await import('@/features/pages/site-keys').catch(() => undefined)
}

const wakeOnce = (...signs: string[]) => {
  for (const sign of signs) document.addEventListener(sign, () => void wake(), { once: true })
}

// A finger that comes down is about to press, which is answered first: unless it is on a link, which may be the search's or the assistant's.
const wakeBy = ({ pointerType, target }: PointerEvent) => {
  if (pointerType !== 'touch' || (target instanceof Element && target.closest('a'))) void wake()
  else wakeOnce('click', 'pointercancel')
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
    document.addEventListener('pointerover', wakeBy, { once: true })
    wakeOnce('keydown')
  }, [])
  return null
}
