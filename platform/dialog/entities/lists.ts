import { fold } from '../../../lib/domain/dialog/text.ts'
import type { Token } from '../normalize.ts'
import type { Entity } from './entity.ts'

/** What a list of a bot holds: the id of each item and the words it goes by. */
export type EntityList = { type: string; items: readonly { id: string; words: readonly string[] }[] }

/** A word with and without its marks. */
type Written = { word: string; plain: string }
type Unit = Written & { start: number; end: number }
type Phrase = { words: readonly Written[]; type: string; id: string }

const write = (word: string): Written => ({ word, plain: fold(word) })

// A word without marks stands for any marks; one with marks only for itself.
const isSame = (typed: Written, listed: Written) =>
  typed.word === listed.word || (typed.word === listed.plain && typed.plain === typed.word)

/** Finds what the lists hold, the longest words first; a typed word with other diacritics is another word. */
export const listFinder = (lists: readonly EntityList[]) => {
  const phrases = lists
    .flatMap(({ type, items }) =>
      items.flatMap(({ id, words }) =>
        words.map((text): Phrase => ({ words: text.split(' ').map(write), type, id })),
      ),
    )
    .sort((a, b) => b.words.length - a.words.length)

  return (tokens: readonly Token[]): Entity[] => {
    const units = tokens.flatMap(({ normalized, start, end }): Unit[] =>
      normalized.split(' ').map((word) => ({ ...write(word), start, end })),
    )
    const taken = new Set<Unit>()
    const found: Entity[] = []
    for (const { words, type, id } of phrases)
      for (let at = 0; at + words.length <= units.length; at += 1) {
        const isHere = words.every((word, i) => {
          const unit = units[at + i]
          return unit && !taken.has(unit) && isSame(unit, word)
        })
        if (!isHere) continue
        const span = units.slice(at, at + words.length)
        for (const unit of span) taken.add(unit)
        found.push({ type, value: id, start: span[0]?.start ?? 0, end: span.at(-1)?.end ?? 0 })
      }
    return found
  }
}
