'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { pagePath } from '@/lib/i18n/href'
import { productOf } from '@/lib/products'

const closeAll = () => {
  document.querySelectorAll<HTMLElement>('[popover]:popover-open').forEach((panel) => panel.hidePopover())
  document.querySelectorAll<HTMLDialogElement>('dialog[data-sheet][open]').forEach((sheet) => sheet.close())
}

const DEAD_ZONE = 6
const FREE_RUN = 160

const watchScroll = () => {
  const root = document.documentElement
  let last = window.scrollY
  let waiting = false
  const measure = () => {
    waiting = false
    const y = window.scrollY
    if (Math.abs(y - last) <= DEAD_ZONE) return
    root.dataset.header = y > last && y > FREE_RUN ? 'hidden' : 'shown'
    last = y
  }
  const onScroll = () => {
    if (waiting) return
    waiting = true
    requestAnimationFrame(measure)
  }
  window.addEventListener('scroll', onScroll, { passive: true })
  return () => {
    window.removeEventListener('scroll', onScroll)
    delete root.dataset.header
  }
}

/** Closes menus on navigation and when the window grows past 896 px; hides the header on scroll-down on product pages. */
export const HeaderMotion = () => {
  const pathname = usePathname()
  const isProductPage = productOf(pagePath(pathname)) !== undefined

  useEffect(() => {
    closeAll()
    const wide = window.matchMedia('(min-width: 56rem)')
    wide.addEventListener('change', closeAll)
    return () => wide.removeEventListener('change', closeAll)
  }, [pathname])

  useEffect(() => (isProductPage ? watchScroll() : undefined), [isProductPage])

  return null
}
