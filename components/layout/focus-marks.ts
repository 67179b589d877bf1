import { WORKPLACES } from '@/components/layout/floating-watch'
import { nextPaint } from '@/lib/next-paint'

// Loaded with the first sign of a visitor. By marks, because a “:has()” on html walks through the page at every press.
const root = document.documentElement

const isSheetOpen = () => document.querySelector('.site-menu:popover-open') !== null

/** Marks the document while a dialog or the menu's sheet is open: the page behind it stays. */
const markModal = () =>
  root.toggleAttribute('data-modal', isSheetOpen() || document.querySelector('dialog[open]') !== null)

/** A screen reader does not wander into the page under the sheet. All of the page is styled anew for it, which the press does not wait for. */
const shieldPage = async () => {
  await nextPaint()
  for (const part of document.querySelectorAll<HTMLElement>('main, .site-footer, .contact-bar'))
    part.inert = isSheetOpen()
}

/** Marks where the focus is: in a workplace, in a field elsewhere, or in neither. */
const markFocus = () => {
  const at = document.activeElement
  const isAtWork = at?.closest(WORKPLACES)
  const place = isAtWork ? 'workplace' : at?.closest('form, input, textarea, select') ? 'field' : ''
  if (place) root.setAttribute('data-focus-in', place)
  else root.removeAttribute('data-focus-in')
  // A dialog that left the page while it was open has told nobody.
  if (root.hasAttribute('data-modal')) markModal()
}

new MutationObserver(markModal).observe(document.body, { subtree: true, attributeFilter: ['open'] })
const onToggle = ({ target }: Event) => {
  markModal()
  if (target instanceof Element && target.matches('.site-menu')) void shieldPage()
}
document.addEventListener('toggle', onToggle, { capture: true })
document.addEventListener('focusin', markFocus)
document.addEventListener('focusout', ({ relatedTarget }) => {
  if (!relatedTarget) root.removeAttribute('data-focus-in')
})
markFocus()
markModal()
void shieldPage()
