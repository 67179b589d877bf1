import { createElement, Fragment } from 'react'
import { TextLink } from '@/components/ui/text-link'
import { inlineParts, isFile, linkHref, type InlinePart } from '@/features/docs/inline'
import type { Locale } from '@/lib/i18n/config'

type InlineProps = { text: string; lang: Locale }

// A path, with its method or alone; `audio/wav` is none.
const STROKES = /(?<=^(?:[A-Z]+ )?\/(?:.*\/)?)/

/** A path goes on in the next line after a stroke, not within a word. */
export const Path = ({ children }: { children: string }) =>
  createElement(
    Fragment,
    null,
    ...children.split(STROKES).flatMap((part, i) => (i ? [createElement('wbr'), part] : [part])),
  )

const renderPart = (part: InlinePart, lang: Locale) => {
  if (part.kind === 'code')
    return (
      <code>
        <Path>{part.text}</Path>
      </code>
    )
  if (part.kind === 'text') return part.text
  return (
    <TextLink look="inline" href={linkHref(part.href, lang)} download={isFile(part.href) || undefined}>
      {part.text}
    </TextLink>
  )
}

/** A text of the documentation with its code and its links; the parts never move, so they need no keys. */
export const Inline = ({ text, lang }: InlineProps) =>
  createElement(Fragment, null, ...inlineParts(text).map((part) => renderPart(part, lang)))
