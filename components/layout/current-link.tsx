'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef, type ReactNode } from 'react'
import { pagePath } from '@/lib/i18n/href'

/** A link of a bar that knows when its page is the open one, and then scrolls itself into view. */
export const CurrentLink = ({ href, children }: { href: string; children: ReactNode }) => {
  const link = useRef<HTMLAnchorElement>(null)
  const isCurrent = pagePath(usePathname()) === pagePath(href)

  useEffect(() => {
    const bar = link.current?.closest('nav')
    if (isCurrent && bar && link.current) bar.scrollLeft = link.current.offsetLeft - bar.clientWidth / 3
  }, [isCurrent])

  return (
    <a
      ref={link}
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      className="flex h-13 items-center border-b-2 border-transparent px-3 text-ui font-medium whitespace-nowrap text-fg-2 hover:text-fg aria-[current]:border-accent-strong aria-[current]:text-fg"
    >
      {children}
    </a>
  )
}
