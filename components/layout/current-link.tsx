'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef, type ReactNode } from 'react'
import { pagePath } from '@/lib/i18n/href'

/** Where somebody is, seen from a link: on its page, on a page below it, or elsewhere; below a product's own page everything is. */
const placeOf = (open: string, own: string) => {
  if (open === own) return 'page'
  return own.lastIndexOf('/') > 0 && open.startsWith(`${own}/`)
}

/** A link of a bar that knows when its page, or one below it, is the open one, and then scrolls itself into view. */
export const CurrentLink = ({ href, children }: { href: string; children: ReactNode }) => {
  const link = useRef<HTMLAnchorElement>(null)
  const place = placeOf(pagePath(usePathname()), pagePath(href))

  useEffect(() => {
    const bar = link.current?.closest('nav')
    if (place && bar && link.current) bar.scrollLeft = link.current.offsetLeft - bar.clientWidth / 3
  }, [place])

  return (
    <a ref={link} href={href} aria-current={place || undefined}>
      {children}
    </a>
  )
}
