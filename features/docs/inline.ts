import type { Locale } from '@/lib/i18n/config'
import { href } from '@/lib/i18n/href'

export type InlinePart =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'link'; text: string; href: string }

const MARKS = /`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)/g

/** A text with `code` and [links](/path) as its parts in order. */
export const inlineParts = (text: string): InlinePart[] => {
  const parts: InlinePart[] = []
  let end = 0
  const plain = (until: number) => {
    if (until > end) parts.push({ kind: 'text', text: text.slice(end, until) })
  }
  for (const match of text.matchAll(MARKS)) {
    const [whole, code, label = '', href = ''] = match
    plain(match.index)
    parts.push(code === undefined ? { kind: 'link', text: label, href } : { kind: 'code', text: code })
    end = match.index + whole.length
  }
  plain(text.length)
  return parts
}

/** Whether a link leads to a file of the site: files have no language. */
export const isFile = (to: string): boolean => /\.\w+$/.test(to)

/** Where a link of a text leads: an anchor and a file as they stand, a page in the reader's language. */
export const linkHref = (to: string, lang: Locale): string =>
  to.startsWith('#') || isFile(to) ? to : href(to, lang)
