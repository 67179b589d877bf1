import { fold, lower, wordsOf } from '../../lib/domain/dialog/text.ts'

/** Which ideas a folded text in words touches: words that mean much the same count as one. */
export type Concepts = (words: readonly string[]) => string[]

/** Concepts by the words and phrases that stand for each. */
export const createConcepts = (phrases: Readonly<Record<string, readonly string[]>>): Concepts => {
  const byFirst = new Map<string, { words: string[]; concept: string }[]>()
  for (const [concept, texts] of Object.entries(phrases))
    for (const text of texts) {
      const words = wordsOf(fold(lower(text))).map((word) => word.text)
      const [first = ''] = words
      byFirst.set(first, [...(byFirst.get(first) ?? []), { words, concept }])
    }
  return (words) => {
    const found = words.flatMap((word, at) =>
      (byFirst.get(word) ?? [])
        .filter(({ words: phrase }) => phrase.every((part, i) => words[at + i] === part))
        .map(({ concept }) => concept),
    )
    return [...new Set(found)]
  }
}
