import { SKIPPED } from '@/components/layout/lazy-layout'
import { nextPaint } from '@/lib/next-paint'

/** What is held back by itself: sections, and the groups of a long one. */
const PARTS = `${SKIPPED}, .library-group`

/** Pixels between a part and what is seen of the page, 0 for one in sight. */
const distanceOf = (part: Element) => {
  const { top, bottom } = part.getBoundingClientRect()
  return Math.max(top - innerHeight, -bottom, 0)
}

/** Leaves the parts of the page that nobody sees out of the next picture, all of them under what covers the page; gives the function that brings them back after it, the nearest first, each in a picture of its own. */
export const holdBack = (isCovered = false) => {
  const held = [...document.querySelectorAll<HTMLElement>(PARTS)]
    .map((part) => ({ part, distance: distanceOf(part) }))
    .filter(({ distance }) => isCovered || distance > 0)
    .sort((one, other) => one.distance - other.distance)
  for (const { part } of held) part.dataset.later = ''
  return async () => {
    for (const { part } of held) {
      await nextPaint()
      delete part.dataset.later
    }
  }
}
