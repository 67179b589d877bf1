import { foldText } from '@/lib/domain/fold'

const LAST_Y = /^([b-df-hj-np-tv-xz]+)y$/

/** One word as the index keeps it: folded, 'kỹ' and 'kĩ' alike. */
export const foldWord = (word: string) => foldText(word).replace(LAST_Y, '$1i')

/** The words of a text, folded, in order. */
export const wordsOf = (text: string) =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** The words of a text with a space around each, so that one text can be looked for in another word by word. */
export const spaced = (text: string) => ` ${wordsOf(text).join(' ')} `
