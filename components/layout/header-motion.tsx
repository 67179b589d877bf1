'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { pagePath, productOf } from '@/lib/i18n/href'
import { nextPaint } from '@/lib/next-paint'

const SHEET = '.site-menu:popover-open'
/** Dropdowns of the bar: in the sheet the same elements are groups, which stay as they are. */
const DROPDOWNS = '.site-menu:not(:popover-open) details[open]'

const openMenus = (selector: string) => document.querySelectorAll<HTMLElement>(selector)

const close = (menu: HTMLElement) => {
  if (menu instanceof HTMLDetailsElement) menu.open = false
  else menu.hidePopover()
}

const closeAll = () => openMenus(`.menu:popover-open, ${SHEET}, .site-menu details[open]`).forEach(close)

// The browser opens the sheet by itself; but that takes a slow phone a while, so the press shows first.
const openSheet = async (event: MouseEvent) => {
  const button = event.target instanceof Element && event.target.closest('#header-menu > button')
  if (!button) return
  event.preventDefault()
  await nextPaint()
  document.querySelector<HTMLElement>('.site-menu:not(:popover-open)')?.showPopover()
}

// A link to the page one is on changes no route, and the menu would stay over the place it leads to.
const closeOnFollow = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
  if (ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return
  // What lies beside the sheet is the element that holds it.
  if (target.closest('.menu a[href], .site-menu a[href]') || target.matches(SHEET)) closeAll()
}

// Focus that has moved on must not lie behind an open menu, and a press beside it closes it; its own button does what it says.
const closeOnLeave = ({ target }: Event) => {
  if (!(target instanceof Element)) return
  openMenus(`.menu:popover-open, ${SHEET}, ${DROPDOWNS}`).forEach((menu) => {
    const isOwnButton = target.closest(`[popovertarget='${menu.id}']`) !== null
    // The sheet lies over its button.
    if (!menu.contains(target) && (!isOwnButton || menu.matches(SHEET))) close(menu)
  })
}

// The platform does the same for a popover.
const closeOnEscape = ({ key }: KeyboardEvent) => {
  if (key !== 'Escape') return
  openMenus(DROPDOWNS).forEach((menu) => {
    if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus()
    close(menu)
  })
}

const DEAD_ZONE = 6
const FREE_RUN = 160

const isInUse = () =>
  document.querySelector('.site-header:is(:focus-within, :has(:popover-open, details[open]))') !== null

const watchScroll = (signal: AbortSignal) => {
  const root = document.documentElement
  const show = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.closest('.site-header')) root.dataset.header = 'shown'
  }
  let last = window.scrollY
  let waiting = false
  const measure = () => {
    waiting = false
    const y = window.scrollY
    if (Math.abs(y - last) <= DEAD_ZONE) return
    root.dataset.header = y > last && y > FREE_RUN && !isInUse() ? 'hidden' : 'shown'
    last = y
  }
  const onScroll = () => {
    if (waiting) return
    waiting = true
    requestAnimationFrame(measure)
  }
  window.addEventListener('scroll', onScroll, { passive: true, signal })
  document.addEventListener('focusin', show, { signal })
}

/** Closes menus on navigation, on Escape, when the focus or a press is elsewhere and when the window grows past 896 px; hides the header on scroll-down on product pages. */
export const HeaderMotion = () => {
  const pathname = usePathname()
  const isProductPage = productOf(pagePath(pathname)) !== undefined

  useEffect(() => {
    closeAll()
    const scope = new AbortController()
    const { signal } = scope
    window.matchMedia('(min-width: 56rem)').addEventListener('change', closeAll, { signal })
    document.addEventListener('click', closeOnFollow, { signal })
    document.addEventListener('click', (event) => void openSheet(event), { signal })
    document.addEventListener('focusin', closeOnLeave, { signal })
    document.addEventListener('pointerdown', closeOnLeave, { signal })
    document.addEventListener('keydown', closeOnEscape, { signal })
    if (isProductPage) watchScroll(signal)
    return () => {
      scope.abort()
      delete document.documentElement.dataset.header
    }
  }, [pathname, isProductPage])

  return null
}
