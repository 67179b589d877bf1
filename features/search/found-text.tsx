import { Fragment } from 'react'
import type { Found } from '@/features/search/engine'
import { excerpt, marked } from '@/features/search/excerpt'

type FoundTextProps = { found: Found; query: string }

/** What something found says, the words that were asked for marked: of a page or a guide its line, of all else the part around them. */
export const FoundText = ({ found: { kind, page, text }, query }: FoundTextProps) => {
  const said = (kind === 'page' || kind === 'guide') && page ? page : excerpt(text, query)
  return marked(said, query).map((piece, at) =>
    piece.isAsked ? (
      <mark key={at} className="bg-transparent font-strong text-fg">
        {piece.text}
      </mark>
    ) : (
      <Fragment key={at}>{piece.text}</Fragment>
    ),
  )
}
