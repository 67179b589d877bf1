'use client'

import { usePathname } from 'next/navigation'
import { use, useState, type HTMLAttributes } from 'react'
import { useIsHydrated } from '@/components/ui/use-is-hydrated'
import { takeMarkup } from './markup-store'

export type MarkupTag = 'div' | 'section' | 'nav' | 'ul' | 'script'

type MarkupSlotProps = Omit<HTMLAttributes<HTMLElement>, 'children'> & {
  as?: MarkupTag
  id: string
  markup: string
  type?: string
}

const pages = new Map<string, Promise<ReadonlyMap<string, string>>>()

const fetchPage = async (path: string) => {
  const response = await fetch(path, { headers: { accept: 'text/html' } })
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  return new Map([...page.querySelectorAll('[data-markup]')].map(({ id, innerHTML }) => [id, innerHTML]))
}

/** The framework's page in place of one that failed on the server: it would only fail again, and so on without end. */
const isFailedPage = typeof document !== 'undefined' && document.documentElement.id === '__next_error__'

const leave = (path: string) => {
  location.assign(path)
  return new Promise<never>(() => undefined)
}

/** The static markup of a page by the id of its element; a page that cannot be read is left to the browser. */
const readPage = (path: string) => {
  const known = pages.get(path)
  if (known) return known
  const page = fetchPage(path).catch(() => (isFailedPage ? new Map<string, string>() : leave(path)))
  pages.set(path, page)
  return page
}

const BrowserSlot = ({ as: Tag = 'div', id, ...attributes }: Omit<MarkupSlotProps, 'markup'>) => {
  const path = usePathname()
  const isHydrated = useIsHydrated()
  // What came with the document stays as it is; after a client-side navigation it is taken out of the page's HTML.
  const [isInDocument] = useState(!isHydrated)
  // An element that the page's HTML does not have is of another version of it: the browser loads that one.
  const html = isInDocument ? '' : (use(readPage(path)).get(id) ?? (isFailedPage ? '' : use(leave(path))))
  return (
    <Tag
      id={id}
      data-markup=""
      {...attributes}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

/** The element of static markup: the server fills it, the browser leaves it alone. */
export const MarkupSlot = ({ markup, ...slot }: MarkupSlotProps) => {
  if (typeof window !== 'undefined') return <BrowserSlot {...slot} />
  const { as: Tag = 'div', ...attributes } = slot
  return (
    <Tag data-markup="" {...attributes}>
      {takeMarkup(markup)}
    </Tag>
  )
}
