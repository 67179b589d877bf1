import { fold } from '../../../lib/domain/dialog/text.ts'
import type { Token } from '../normalize.ts'
import type { Entity } from './entity.ts'

/** What a list of a bot holds: the id of each item and the words it goes by. */
export type EntityList = { type: string; items: readonly { id: string; words: readonly string[] }[] }

type Unit = { word: string; start: number; end: number }
type Phrase = { words: readonly string[]; type: string; id: string }

// A word without marks stands for any marks; one with marks only for itself.
const isSame = (typed: string, listed: string) =>
  typed === listed || (typed === fold(listed) && fold(typed) === typed)

/** Finds what the lists hold, the longest words first; a typed word with other diacritics is another word. */
export const listFinder = (lists: readonly EntityList[]) => {
  const phrases = lists
    .flatMap(({ type, items }) =>
      items.flatMap(({ id, words }) => words.map((text): Phrase => ({ words: text.split(' '), type, id }))),
    )
    .sort((a, b) => b.words.length - a.words.length)

  return (tokens: readonly Token[]): Entity[] => {
    const units = tokens.flatMap(({ normalized, start, end }): Unit[] =>
      normalized.split(' ').map((word) => ({ word, start, end })),
    )
    const taken = new Set<number>()
    const found: Entity[] = []
    for (const { words, type, id } of phrases)
      for (let at = 0; at + words.length <= units.length; at += 1) {
        const span = words.map((_, i) => at + i)
        if (span.some((i) => taken.has(i))) continue
        if (!words.every((word, i) => isSame(units[at + i]?.word ?? '', word))) continue
        for (const i of span) taken.add(i)
        found.push({
          type,
          value: id,
          start: units[at]?.start ?? 0,
          end: units[at + words.length - 1]?.end ?? 0,
        })
      }
    return found
  }
}
