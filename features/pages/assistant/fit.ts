import type { Found } from '@/features/search/engine'
import { spaced, wordsOf } from '@/features/search/fold'
import { repairs } from '@/features/search/repairs'

type Said = Pick<Found, 'title' | 'page' | 'text'>

const LONG = 6
const ENDING = 3
/** What one word is worth that stands in the text below a title alone. */
const IN_PASSING = 0.5

const titleOf = ({ title, page }: Said) => spaced(`${title} ${page}`)
const allOf = (entry: Said) => spaced(`${entry.title} ${entry.page} ${entry.text}`)

// A long word may end otherwise, as English ones do; a Vietnamese syllable is short.
const termOf = (word: string) =>
  word.length < LONG ? ` ${word} ` : ` ${word.slice(0, Math.max(LONG - 1, word.length - ENDING))}`

/** Measures what is found against what was asked, by the words of everything that can be found. */
export const createFit = (entries: readonly Said[]) => {
  const texts = entries.map(allOf)
  const counts = new Map<string, number>()
  const countOf = (term: string) => {
    const known = counts.get(term)
    if (known !== undefined) return known
    const count = texts.filter((text) => text.includes(term)).length
    counts.set(term, count)
    return count
  }
  const weightOf = (term: string) => Math.log((texts.length + 1) / (countOf(term) + 0.5))
  const isKnown = (word: string) => countOf(` ${word} `) > 0

  /** The words of a query, each that stands nowhere as it was probably meant. */
  const meant = (query: string): string =>
    wordsOf(query)
      .map((word) => (isKnown(word) ? word : (repairs(word).find(isKnown) ?? word)))
      .join(' ')

  /**
   * How far something found is about a query, 0 to 1: the share of its words, and of its pairs of neighbours, that stand in it, rare ones
   * counting more. A Vietnamese word is mostly two syllables, so the pairs tell the word from its parts.
   */
  const fit = (query: string, found: Said): number => {
    const words = wordsOf(query)
    const [only] = words
    const said = allOf(found)
    if (words.length === 1 && only)
      return titleOf(found).includes(termOf(only)) ? 1 : said.includes(termOf(only)) ? IN_PASSING : 0
    const pairs = words.slice(1).map((word, at) => ` ${words[at]}${termOf(word)}`)
    let [hit, whole] = [0, 0]
    for (const term of [...words.map(termOf), ...pairs]) {
      const weight = weightOf(term)
      whole += weight
      if (said.includes(term)) hit += weight
    }
    return whole > 0 ? hit / whole : 0
  }

  return { fit, meant }
}
