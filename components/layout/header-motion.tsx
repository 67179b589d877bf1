'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { pagePath, productOf } from '@/lib/i18n/href'

const openMenus = () => document.querySelectorAll<HTMLElement>('.menu:popover-open')

const closeAll = () => {
  openMenus().forEach((menu) => menu.hidePopover())
  document.querySelectorAll<HTMLDialogElement>('dialog[data-sheet][open]').forEach((sheet) => sheet.close())
}

// A link to the page one is on changes no route, and the menu would stay over the place it leads to.
const closeOnFollow = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
  if (ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return
  if (target.closest('.menu a[href], dialog[data-sheet] a[href]')) closeAll()
}

// Focus that has moved on must not lie behind an open menu; its own button may have it.
const closeOnLeave = ({ target }: FocusEvent) => {
  if (!(target instanceof Element)) return
  openMenus().forEach((menu) => {
    if (!menu.contains(target) && !target.matches(`[popovertarget='${menu.id}']`)) menu.hidePopover()
  })
}

const DEAD_ZONE = 6
const FREE_RUN = 160

const isInUse = () => document.querySelector('.site-header:is(:focus-within, :has(:popover-open))') !== null

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

/** Closes menus on navigation, when the focus leaves them and when the window grows past 896 px; hides the header on scroll-down on product pages. */
export const HeaderMotion = () => {
  const pathname = usePathname()
  const isProductPage = productOf(pagePath(pathname)) !== undefined

  useEffect(() => {
    closeAll()
    const scope = new AbortController()
    const { signal } = scope
    window.matchMedia('(min-width: 56rem)').addEventListener('change', closeAll, { signal })
    document.addEventListener('click', closeOnFollow, { signal })
    document.addEventListener('focusin', closeOnLeave, { signal })
    if (isProductPage) watchScroll(signal)
    return () => {
      scope.abort()
      delete document.documentElement.dataset.header
    }
  }, [pathname, isProductPage])

  return null
}
