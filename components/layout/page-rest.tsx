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
    let cancel = () => {}
    const skipNothing = () => {
      cancel()
      for (const { style } of document.querySelectorAll<HTMLElement>('[style*=content-visibility]'))
        style.contentVisibility = style.minHeight = ''
      delete root.dataset.lazyLayout
      delete root.dataset.resting
    }
    const rest = () => {
      skipNothing()
      root.dataset.resting = ''
    }
    const layOutAll = () => {
      skipNothing()
      cancel = whenIdle(rest)
    }
    const isLazy = () => root.dataset.lazyLayout !== undefined
    const layOutEach = () => {
      let isCalledOff = false
      cancel = () => void (isCalledOff = true)
      const layOut = async () => {
        const { layOutSections } = await import('@/components/layout/lay-out-sections')
        if (!isCalledOff) cancel = layOutSections(rest)
      }
      // Without a network all is laid out at once.
      void layOut().catch(() => isCalledOff || rest())
    }
    cancel = whenIdle(isLazy() ? layOutEach : rest)
    let width = window.innerWidth
    // In another width every section has another height.
    const layOutAgain = () => {
      if (window.innerWidth === width) return
      width = window.innerWidth
      layOutAll()
    }
    // A link to a part of the page finds its place only by real heights.
    const layOutForLink = ({ target }: MouseEvent) => {
      if (isLazy() && target instanceof Element && target.closest('a[href*="#"]')) layOutAll()
    }
    window.addEventListener('resize', layOutAgain)
    document.addEventListener('click', layOutForLink, { capture: true })
    return () => {
      window.removeEventListener('resize', layOutAgain)
      document.removeEventListener('click', layOutForLink, { capture: true })
      skipNothing()
    }
  }, [pathname])
  return null
}
