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

/** Lays out every section that is out of sight, while the browser has nothing better to do, then runs `done`; gives the function that calls it off. */
export const layOutSections = (done: () => void) => {
  let cancel = () => {}
  // A part at a time, so that nobody who presses meanwhile waits for all of them.
  const layOutNext = ([next, ...later]: readonly HTMLElement[]) => {
    if (!next) return done()
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
  // Of what is not shown at all no observer is ever told.
  layOutNext(
    [...document.querySelectorAll<HTMLElement>(SKIPPED)].filter((section) => section.checkVisibility()),
  )
  return () => cancel()
}
