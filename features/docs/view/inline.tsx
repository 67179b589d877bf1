import { Fragment } from 'react'
import { TextLink } from '@/components/ui/text-link'
import { inlineParts } from '@/features/docs/inline'
import { href } from '@/lib/i18n/href'
import type { Lang } from '@/lib/i18n/config'

type InlineProps = { text: string; lang: Lang }

/** A machine value inside a sentence; it may break anywhere, so that a long one fits a phone. */
export const Code = ({ children }: { children: string }) => (
  <code className="rounded-xs bg-surface px-0.75 py-0.5 font-mono text-[0.9em] wrap-anywhere text-fg">
    {children}
  </code>
)

/** A text of the documentation with its code and its links. */
export const Inline = ({ text, lang }: InlineProps) =>
  inlineParts(text).map((part, index) => {
    if (part.kind === 'code') return <Code key={index}>{part.text}</Code>
    if (part.kind === 'text') return <Fragment key={index}>{part.text}</Fragment>
    return (
      <TextLink
        key={index}
        look="inline"
        href={part.href.startsWith('#') ? part.href : href(part.href, lang)}
      >
        {part.text}
      </TextLink>
    )
  })
