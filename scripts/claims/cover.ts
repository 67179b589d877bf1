import type { Leaf } from '../locales/read-words.ts'
import type { Claim } from './entries.ts'
import { placesOf, type Found } from './find.ts'

const escaped = (phrase: string) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const isIn = (patterns: readonly string[] | undefined, file: string) =>
  !patterns ||
  patterns.some((pattern) => new RegExp(`^${escaped(pattern).replaceAll('\\*', '.*')}$`).test(file))

const phraseForm = (phrase: string) => new RegExp(`(?<![\\d.,])${escaped(phrase)}(?!\\d)`, 'giu')

/** A part of a claim that can be found or not: one phrase, or its whole place. */
export type Part = { name: string; isPhrase: boolean; cover: (leaf: Leaf) => Found[] }

/** The parts of a claim; each gives the stretches of a text that it answers for. */
export const partsOf = (claim: Claim): Part[] => {
  if (!('says' in claim)) {
    const keys = new RegExp(claim.keys ?? '')
    const cover = ({ file, key, text }: Leaf) =>
      isIn(claim.in, file) && keys.test(key) ? [{ what: text, from: 0, to: text.length }] : []
    return [{ name: `${claim.in.join(', ')} ${claim.keys ?? ''}`.trim(), isPhrase: false, cover }]
  }
  return claim.says.map((phrase) => {
    const form = phraseForm(phrase)
    return {
      name: phrase,
      isPhrase: true,
      cover: ({ file, text }) => (isIn(claim.in, file) ? placesOf(text, form) : []),
    }
  })
}
