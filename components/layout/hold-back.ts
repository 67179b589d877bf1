import { SKIPPED } from '@/components/layout/lazy-layout'
import { nextPaint } from '@/lib/next-paint'

/** Pixels between a section and what is seen of the page, 0 for one in sight. */
const distanceOf = (section: Element) => {
  const { top, bottom } = section.getBoundingClientRect()
  return Math.max(top - innerHeight, -bottom, 0)
}

/** Leaves the sections that nobody sees out of the next picture, all of them under what covers the page; gives the function that brings them back, the nearest first, each in a picture of its own. */
export const holdBack = (isCovered = false) => {
  const held = [...document.querySelectorAll<HTMLElement>(SKIPPED)]
    .map((section) => ({ section, distance: distanceOf(section) }))
    .filter(({ distance }) => isCovered || distance > 0)
    .sort((one, other) => one.distance - other.distance)
  for (const { section } of held) section.dataset.later = ''
  return async () => {
    for (const { section } of held) {
      delete section.dataset.later
      await nextPaint()
    }
  }
}
