'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

const HERO = '[data-hero]'
const WORKPLACES = '[data-form], [data-call], [data-tts], [data-compare]'
/** The lower edge of the window, where the contact bar and the language suggestion float. */
const LOWER_EDGE = '-80% 0px 0px'

const root = () => document.documentElement

/** Marks the document while any of the elements is in the window (or in a part of it). */
const watch = (selector: string, mark: 'data-at-hero' | 'data-at-form', rootMargin: string) => {
  const inSight = new Set<Element>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) inSight[isIntersecting ? 'add' : 'delete'](target)
      root().setAttribute(mark, String(inSight.size > 0))
    },
    { rootMargin },
  )
  document.querySelectorAll(selector).forEach((element) => observer.observe(element))
  return () => {
    observer.disconnect()
    root().removeAttribute(mark)
  }
}

const markModal = () => root().toggleAttribute('data-modal', document.querySelector('dialog[open]') !== null)

/** Where the focus is: in a workplace, in a field elsewhere, or in neither. */
const markFocus = () => {
  const at = document.activeElement
  const isAtWork = at?.closest(WORKPLACES)
  const place = isAtWork ? 'workplace' : at?.closest('form, input, textarea, select') ? 'field' : ''
  if (place) root().setAttribute('data-focus-in', place)
  else root().removeAttribute('data-focus-in')
  // A dialog that left the page while it was open has told nobody.
  if (root().hasAttribute('data-modal')) markModal()
}

const onFocusOut = ({ relatedTarget }: FocusEvent) => {
  if (!relatedTarget) root().removeAttribute('data-focus-in')
}

/**
 * Marks the document for the styles: nothing floats over the opening of a page, over a form or over what has the focus, and the page behind a
 * dialog stays. By marks, because a “:has()” on html walks through the page at every press.
 */
export const DocumentMarks = () => {
  const pathname = usePathname()
  useEffect(() => {
    markModal()
    const ends = [watch(HERO, 'data-at-hero', '0px'), watch(WORKPLACES, 'data-at-form', LOWER_EDGE)]
    return () => ends.forEach((end) => end())
  }, [pathname])
  useEffect(() => {
    const dialogs = new MutationObserver(markModal)
    dialogs.observe(document.body, { subtree: true, attributeFilter: ['open'] })
    document.addEventListener('focusin', markFocus)
    document.addEventListener('focusout', onFocusOut)
    markFocus()
    return () => {
      dialogs.disconnect()
      document.removeEventListener('focusin', markFocus)
      document.removeEventListener('focusout', onFocusOut)
    }
  }, [])
  return null
}
