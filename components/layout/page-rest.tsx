'use client'

import { usePathname } from 'next/navigation'
import { useLayoutEffect } from 'react'
import { whenIdle } from '@/lib/when-idle'

/** Says on the document that a page rests, when all of it has been laid out once: from then on the browser may skip what is out of sight. */
export const PageRest = () => {
  const pathname = usePathname()
  // The page before stops resting while the next one is put in its place: before the framework scrolls to a part of it.
  useLayoutEffect(() => {
    const root = document.documentElement
    const rest = () => {
      root.dataset.resting = ''
    }
    let width = window.innerWidth
    let cancel = whenIdle(rest)
    // In another width every section has another height.
    const layOut = () => {
      if (window.innerWidth === width) return
      width = window.innerWidth
      cancel()
      delete root.dataset.resting
      cancel = whenIdle(rest)
    }
    window.addEventListener('resize', layOut)
    return () => {
      window.removeEventListener('resize', layOut)
      cancel()
      delete root.dataset.resting
    }
  }, [pathname])
  return null
}
