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
    let laidOut: HTMLElement[] = []
    let cancel = () => {}
    // A height is remembered at the moment in which observers are told of it.
    const observer = new ResizeObserver(() => {
      observer.disconnect()
      cancel = whenIdle(layOutNext)
    })
    const skipNothing = () => {
      cancel()
      observer.disconnect()
      for (const section of laidOut) section.style.contentVisibility = ''
      laidOut = []
      delete root.dataset.lazyLayout
      delete root.dataset.resting
    }
    const rest = () => {
      skipNothing()
      root.dataset.resting = ''
    }
    // One at a time, so that nobody who presses meanwhile waits for all of them.
    const layOutNext = () => {
      const shown = [...document.querySelectorAll<HTMLElement>(SKIPPED)].filter((one) =>
        one.checkVisibility(),
      )
      const next = shown[laidOut.length]
      if (!next) return rest()
      laidOut.push(next)
      next.style.contentVisibility = 'visible'
      observer.observe(next)
    }
    cancel = whenIdle(root.dataset.lazyLayout === undefined ? rest : layOutNext)
    let width = window.innerWidth
    // In another width every section has another height.
    const layOutAgain = () => {
      if (window.innerWidth === width) return
      width = window.innerWidth
      skipNothing()
      cancel = whenIdle(rest)
    }
    // A link to a part of the page finds its place only by real heights.
    const layOutForLink = ({ target }: MouseEvent) => {
      if (root.dataset.lazyLayout === undefined) return
      if (!(target instanceof Element) || !target.closest('a[href*="#"]')) return
      skipNothing()
      cancel = whenIdle(rest)
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
