'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

// A link with a target of its own, to a file, or in another language is the browser's.
const isOurs = (link: HTMLAnchorElement) =>
  link.origin === location.origin &&
  !link.target &&
  !link.hreflang &&
  !link.hasAttribute('download') &&
  !/\.\w+$/.test(link.pathname)

const isPageItself = ({ pathname, search, hash }: HTMLAnchorElement) =>
  hash !== '' && pathname === location.pathname && search === location.search

/** Follows a plain link to a page of ours without loading a new document, as the framework's own link would. */
export const SoftNavigation = () => {
  const router = useRouter()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link?.href || !isOurs(link) || isPageItself(link)) return
      event.preventDefault()
      router.push(link.pathname + link.search + link.hash, { scroll: link.dataset.scroll !== 'keep' })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [router])
  return null
}
