'use client'

import { usePathname } from 'next/navigation'
import { useLayoutEffect } from 'react'
import { SKIPPED } from '@/components/layout/lazy-layout'
import { whenIdle } from '@/lib/when-idle'

/** How many elements are laid out at once: some 40 ms on a slow phone. */
const MOST_AT_ONCE = 60

const sizeOf = (element: Element) => element.getElementsByTagName('*').length

/** What a section is laid out by: itself where it is small, else its children, and theirs. */
const partsOf = (element: HTMLElement): HTMLElement[] => {
  const children = [...element.children].filter((child) => child instanceof HTMLElement)
  const isWhole = sizeOf(element) <= MOST_AT_ONCE || children.length < element.childElementCount
  return isWhole ? [element] : children.flatMap(partsOf)
}

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
    // A part at a time, so that nobody who presses meanwhile waits for all of them.
    const layOutNext = ([next, ...later]: readonly HTMLElement[]) => {
      if (!next) return rest()
      // What is in sight has been laid out, and stays as it is.
      const isInSight = next.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })
      const parts = isInSight ? [] : partsOf(next).filter((part) => part !== next)
      for (const { style } of parts) style.contentVisibility = 'auto'
      // The page below stays where it is until the section has its own height.
      next.style.minHeight = `${next.offsetHeight}px`
      next.style.contentVisibility = 'visible'
      const layOutParts = () => {
        for (let size = 0; size < MOST_AT_ONCE && parts[0]; parts.shift()) {
          size += sizeOf(parts[0]) + 1
          parts[0].style.contentVisibility = ''
        }
        if (parts.length === 0) remember()
        else cancel = whenIdle(layOutParts)
      }
      const remember = () => {
        next.style.minHeight = ''
        // A height is remembered at the moment in which observers are told of it.
        const observer = new ResizeObserver(() => {
          observer.disconnect()
          cancel = whenIdle(() => layOutNext(later))
        })
        observer.observe(next)
        cancel = () => observer.disconnect()
      }
      layOutParts()
    }
    const isLazy = () => root.dataset.lazyLayout !== undefined
    // Of what is not shown at all no observer is ever told.
    const layOutEach = () =>
      layOutNext(
        [...document.querySelectorAll<HTMLElement>(SKIPPED)].filter((section) => section.checkVisibility()),
      )
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
