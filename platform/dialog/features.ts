import type { Concepts } from './concepts.ts'
import { fold } from '../../lib/domain/dialog/text.ts'

/** What a message shows of itself: the name of each trait and how strong it is. */
export type Features = ReadonlyMap<string, number>

const GRAM = 4
const WEIGHT = { word: 1, accented: 0.6, pair: 0.5, gram: 0.35, entity: 0.7, concept: 1.3 }

const masked = (word: string) => word.replace(/\d+/g, '0')

/** The traits of a message in words (normalised): the words with and without their diacritics, their pairs, pieces of them, what kinds of facts are in it. */
export const featuresOf = (
  words: readonly string[],
  entityTypes: readonly string[],
  concepts: Concepts,
): Features => {
  const features = new Map<string, number>()
  const add = (name: string, weight: number) => features.set(name, (features.get(name) ?? 0) + weight)
  const plain = words.map((word) => masked(fold(word)))
  plain.forEach((word, i) => {
    add(`w:${word}`, WEIGHT.word)
    const accented = masked(words[i] ?? '')
    if (accented !== word) add(`a:${accented}`, WEIGHT.accented)
    add(`p:${plain[i - 1] ?? '^'} ${word}`, WEIGHT.pair)
    const padded = `_${word}_`
    for (let at = 0; at + GRAM <= padded.length; at += 1) add(`g:${padded.slice(at, at + GRAM)}`, WEIGHT.gram)
  })
  if (plain.length > 0) add(`p:${plain.at(-1)} $`, WEIGHT.pair)
  for (const concept of concepts(words.map((word) => fold(word)))) add(`c:${concept}`, WEIGHT.concept)
  for (const type of new Set(entityTypes)) add(`e:${type}`, WEIGHT.entity)
  return features
}
