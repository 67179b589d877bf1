import { foldText } from '@/lib/domain/fold'

const LAST_Y = /^([b-df-hj-np-tv-xz]+)y$/

// An index is made of the same few thousand words again and again; what visitors type must not fill the memory.
const MAX_WORDS = 20_000
const folded = new Map<string, string>()

/** One word as the index keeps it: folded, 'kỹ' and 'kĩ' alike. */
export const foldWord = (word: string): string => {
  const known = folded.get(word)
  if (known !== undefined) return known
  const plain = foldText(word).replace(LAST_Y, '$1i')
  if (folded.size < MAX_WORDS) folded.set(word, plain)
  return plain
}

/** The words of a text, folded, in order. */
export const wordsOf = (text: string) =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** The words of a text with a space around each, so that one text can be looked for in another word by word. */
export const spaced = (text: string) => ` ${wordsOf(text).join(' ')} `
