'use client'

import { usePathname } from 'next/navigation'
import { useLayoutEffect } from 'react'
import { SKIPPED } from '@/components/layout/lazy-layout'
import { whenIdle } from '@/lib/when-idle'

/** Says on the document that a page rests, when all of it has been laid out once: from then on the browser may skip what is out of sight. */
export const PageRest = () => {
  const pathname = usePathname()
  // The page before stops resting while the next one is put in its place: before the framework scrolls to a part of it.
  useLayoutEffect(() => {
    const root = document.documentElement
    const sections = () => [...document.querySelectorAll<HTMLElement>(SKIPPED)]
    let cancel = () => {}
    const skipNothing = () => {
      cancel()
      for (const section of sections()) section.style.contentVisibility = ''
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
    // One at a time, so that nobody who presses meanwhile waits for all of them.
    const layOutNext = ([next, ...later]: readonly HTMLElement[]) => {
      if (!next) return rest()
      next.style.contentVisibility = 'visible'
      // A height is remembered at the moment in which observers are told of it.
      const observer = new ResizeObserver(() => {
        observer.disconnect()
        cancel = whenIdle(() => layOutNext(later))
      })
      observer.observe(next)
      cancel = () => observer.disconnect()
    }
    const isLazy = () => root.dataset.lazyLayout !== undefined
    // Of what is not shown at all no observer is ever told.
    const layOutEach = () => layOutNext(sections().filter((section) => section.checkVisibility()))
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
