'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

const HERO = '[data-hero]'
export const WORKPLACES = '[data-form], [data-call], [data-tts], [data-compare]'
/** The lower edge of the window, where the contact bar and the language suggestion float. */
const LOWER_EDGE = '-80% 0px 0px'

/** Marks the document while any of the elements is in the window (or in a part of it). */
const watch = (selector: string, mark: 'data-at-hero' | 'data-at-form', rootMargin: string) => {
  const inSight = new Set<Element>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) inSight[isIntersecting ? 'add' : 'delete'](target)
      document.documentElement.setAttribute(mark, String(inSight.size > 0))
    },
    { rootMargin },
  )
  document.querySelectorAll(selector).forEach((element) => observer.observe(element))
  return () => {
    observer.disconnect()
    document.documentElement.removeAttribute(mark)
  }
}

/** Tells the styles what lies under what floats: nothing floats over the opening of a page or over a form. */
export const FloatingWatch = () => {
  const pathname = usePathname()
  useEffect(() => {
    const ends = [watch(HERO, 'data-at-hero', '0px'), watch(WORKPLACES, 'data-at-form', LOWER_EDGE)]
    return () => ends.forEach((end) => end())
  }, [pathname])
  return null
}
