import 'server-only'
import { createHash } from 'node:crypto'
import type { HTMLAttributes, ReactNode } from 'react'
import { keepMarkup } from './markup-store'
import { MarkupSlot, type MarkupTag } from './markup-slot'

type StaticMarkupProps = Omit<HTMLAttributes<HTMLElement>, 'id' | 'children'> & {
  as?: MarkupTag
  type?: string
  /** Unique on the page. */
  id: string
  /** What else the markup differs by: the language, and the page where it is not the same on all. */
  of: { lang: string; path?: string }
  children: ReactNode
}

/**
 * An element whose inside is markup only: the browser gets it once, as HTML, not a second time as data, and never hydrates it.
 * Nothing in it may be a client component or load data of its own.
 */
export const StaticMarkup = ({ as, id, of, children, ...attributes }: StaticMarkupProps) => {
  // Short, for it stands in the page's data once for each of its parts.
  const markup = createHash('sha256')
    .update(`${of.lang}${of.path ?? ''}#${id}`)
    .digest('base64url')
    .slice(0, 8)
  keepMarkup(markup, children)
  // What is undefined would be sent along by its name.
  const given = Object.fromEntries(
    Object.entries({ ...attributes, as }).filter(([, value]) => value !== undefined),
  )
  return <MarkupSlot id={id} markup={markup} {...given} />
}
