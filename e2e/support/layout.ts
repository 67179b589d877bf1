import type { Page } from 'playwright/test'
import { compoundsIn } from '../../lib/domain/compounds.ts'

/** What a finger needs, in CSS pixels. */
const TAP = 44

/** Texts that a box around them cuts off; drawn pictures may be cropped, and what scrolls is reached by scrolling. */
export const clippedTexts = (page: Page) =>
  page.evaluate(() => {
    const cuts = (value: string) => value === 'hidden' || value === 'clip'
    const isCut = (rect: DOMRect, node: Element) => {
      for (let box: Element | null = node; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(box)
        const edge = box.getBoundingClientRect()
        if (overflowX === 'auto' || overflowX === 'scroll' || edge.width <= 1) return false
        // A sentence of the call that ends in dots: it stands in full in the transcript.
        if (webkitLineClamp !== 'none') return false
        if (cuts(overflowX) && (rect.left < edge.left - 1 || rect.right > edge.right + 1)) return true
        if (cuts(overflowY) && (rect.top < edge.top - 1 || rect.bottom > edge.bottom + 1)) return true
      }
      return rect.left < -1 || rect.right > document.documentElement.clientWidth + 1
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const found: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement
      if (!holder || !node.textContent?.trim()) continue
      if (holder.closest('[inert], .skip-link, script, style, noscript, dialog')) continue
      if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      range.selectNodeContents(node)
      const rects = [...range.getClientRects()].filter(({ width }) => width > 1)
      if (rects.some((rect) => isCut(rect, holder))) found.push(node.textContent.trim().slice(0, 60))
    }
    return found
  })

/** Headings, texts and controls that end beyond the window: what a box clips there widens no page. What scrolls is reached by scrolling, drawings may be cropped. */
export const beyondEdge = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (node: Element | null): boolean =>
      node !== null &&
      (['auto', 'scroll'].includes(getComputedStyle(node).overflowX) || scrolls(node.parentElement))
    const range = document.createRange()
    // Words may run out of their own box, too.
    const endOf = (node: Element) => {
      const { right, width } = node.getBoundingClientRect()
      range.selectNodeContents(node)
      const isProse = width > 1 && !node.matches('a, button')
      return isProse ? Math.max(right, range.getBoundingClientRect().right) : right
    }
    return [...document.querySelectorAll('main :is(h1, h2, h3, p, dt, dd, a, button)')]
      .filter((node) => endOf(node) > document.documentElement.clientWidth + 1)
      .filter((node) => node.checkVisibility({ visibilityProperty: true }))
      .filter((node) => !node.closest('[aria-hidden=true], [role=img], [inert], dialog') && !scrolls(node))
      .map((node) => node.textContent?.trim().slice(0, 60))
  })

/** The lines in which each heading stands. */
const headingLines = (page: Page) =>
  page.evaluate(() => {
    const range = document.createRange()
    const linesOf = (heading: Element) => {
      const lines: string[] = []
      let last = -Infinity
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (const { 0: word, index } of node.textContent?.matchAll(/[^\s\u00a0]+/g) ?? []) {
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const { top, height } = range.getBoundingClientRect()
          if (top > last + height / 2) lines.push(word)
          else lines.push(`${lines.pop() ?? ''} ${word}`)
          last = top
        }
      return lines
    }
    return [...document.querySelectorAll('main :is(h1, h2, h3)')]
      .filter((heading) => heading.checkVisibility({ visibilityProperty: true }))
      .filter((heading) => heading.getBoundingClientRect().width > 1)
      .map(linesOf)
  })

/** Words of several syllables, names and counts that a heading breaks in two, with the line they begin on. */
export const splitCompounds = async (page: Page) => {
  const headings = await headingLines(page)
  return headings.flatMap((lines) => {
    const whole = lines.flatMap((line) => compoundsIn(line))
    return compoundsIn(lines.join(' '))
      .filter((word) => {
        const at = whole.indexOf(word)
        if (at >= 0) whole.splice(at, 1)
        return at < 0
      })
      .map((word) => `${word} in ${lines.join(' / ')}`)
  })
}

/** What a finger would miss: links and controls under 44 px, save links inside a sentence. */
export const smallTargets = (page: Page) =>
  page.evaluate((least) => {
    const sizeOf = (control: Element) => {
      const label = control.matches('input') ? control.closest('label') : null
      const { width, height } = (label ?? control).getBoundingClientRect()
      // A target may reach further than it looks.
      const reach = getComputedStyle(control, '::after')
      const isReached = reach.content !== 'none' && reach.position === 'absolute'
      return {
        width: isReached ? Math.max(width, Number.parseFloat(reach.width)) : width,
        height: isReached ? Math.max(height, Number.parseFloat(reach.height)) : height,
      }
    }
    const isInSentence = (control: Element) =>
      getComputedStyle(control).display === 'inline' &&
      [...(control.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
    return (
      [...document.querySelectorAll('a[href], button, summary, input, select, textarea')]
        .filter((control) => !control.closest('[inert], .skip-link, [aria-hidden=true]'))
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        .filter((control) => !isInSentence(control))
        .map((control) => ({ control, ...sizeOf(control) }))
        // Words are as wide as they are.
        .filter(({ control, width, height }) => {
          const needed = control.textContent?.trim() ? [height] : [height, width]
          return width > 1 && Math.min(...needed) < least - 0.5
        })
        .map(({ control, width, height }) => {
          const name = control.textContent?.trim() || control.getAttribute('aria-label') || control.tagName
          return `${name.slice(0, 40)} ${Math.round(width)}×${Math.round(height)}`
        })
    )
  }, TAP)

/** Controls of forms over which something floats when they stand at the lower edge of the window. */
export const coveredControls = (page: Page) =>
  page.evaluate(async () => {
    const frames = () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50))),
      )
    const found: string[] = []
    const controls = document.querySelectorAll(
      ':is([data-form], [data-call], [data-tts]) :is(input, select, textarea, button, a)',
    )
    for (const control of controls) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue
      control.scrollIntoView({ block: 'end', behavior: 'instant' })
      await frames()
      const own = control.getBoundingClientRect()
      for (const floating of document.querySelectorAll('.contact-bar, .language-suggestion')) {
        if (!floating.checkVisibility({ visibilityProperty: true })) continue
        const over = floating.getBoundingClientRect()
        const isOver =
          over.left < own.right && over.right > own.left && over.top < own.bottom && over.bottom > own.top
        if (isOver) found.push(`${floating.className} over ${control.textContent?.trim() || control.tagName}`)
      }
    }
    return found
  })
