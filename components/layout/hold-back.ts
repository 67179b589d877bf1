import { SKIPPED } from '@/components/layout/lazy-layout'

const isInSight = (section: Element) => {
  const { top, bottom } = section.getBoundingClientRect()
  return top < innerHeight && bottom > 0
}

/** Leaves the sections that nobody sees out of the next picture, all of them under what covers the page; gives the function that brings them back. */
export const holdBack = (isCovered = false) => {
  const held = [...document.querySelectorAll<HTMLElement>(SKIPPED)].filter(
    (section) => isCovered || !isInSight(section),
  )
  for (const { dataset } of held) dataset.later = ''
  return () => {
    for (const { dataset } of held) delete dataset.later
  }
}
