import { wordsOf } from '@/features/search/fold'

type Piece = { text: string; isAsked: boolean }

const LENGTH = 150
const BEFORE = 40

const isAsked = (word: string, asked: readonly string[]) => {
  const [plain = ''] = wordsOf(word)
  const last = asked.at(-1)
  return asked.includes(plain) || (last !== undefined && last.length > 1 && plain.startsWith(last))
}

/** A text in pieces, the words that were asked for apart from all between them. */
export const marked = (text: string, query: string): Piece[] => {
  const asked = wordsOf(query)
  const pieces: Piece[] = []
  for (const piece of text.split(/([\p{L}\p{M}\p{N}]+)/u).filter(Boolean)) {
    const last = pieces.at(-1)
    const isHit = isAsked(piece, asked)
    if (last && !last.isAsked && !isHit) last.text += piece
    else pieces.push({ text: piece, isAsked: isHit })
  }
  return pieces
}

// Where two words that were asked for stand together, else where the first of them stands.
const placeOf = (pieces: readonly Piece[]) => {
  const isPair = ({ isAsked: isHit }: Piece, at: number) =>
    isHit && pieces[at + 1]?.text === ' ' && pieces[at + 2]?.isAsked
  const pair = pieces.findIndex(isPair)
  const first = pair < 0 ? pieces.findIndex((piece) => piece.isAsked) : pair
  return pieces.slice(0, Math.max(first, 0)).reduce((sum, { text }) => sum + text.length, 0)
}

/** The part of a text around the words that were asked for: whole words, about two lines. */
export const excerpt = (text: string, query: string): string => {
  if (text.length <= LENGTH) return text
  const at = placeOf(marked(text, query))
  const start = at <= LENGTH - BEFORE ? 0 : text.indexOf(' ', at - BEFORE) + 1
  const end = text.length - start <= LENGTH ? text.length : text.lastIndexOf(' ', start + LENGTH)
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`
}
