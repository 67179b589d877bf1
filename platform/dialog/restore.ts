import { fold, hasMarks } from '../../lib/domain/dialog/text.ts'

/** Where a sentence has marks on fewer of its words than this, it was typed without or half with them. */
const MARKED = 0.4
const START = '^'

const countUp = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)

/** Whether a sentence was typed with its diacritics. */
export const isMarked = (words: readonly string[]): boolean =>
  words.filter(hasMarks).length >= MARKED * words.filter((word) => /\p{L}/u.test(word)).length

/** Gives words back the diacritics they were typed without; words that never stood in the sentences learned from stay. */
export type Restore = (words: readonly string[]) => string[]

type Step = { word: string; score: number; before: Step | null }

/** Learns from sentences (as words in small letters) which diacritics a word has beside which other. */
export const learnMarks = (sentences: readonly (readonly string[])[]): Restore => {
  const single = new Map<string, number>()
  const pairs = new Map<string, number>()
  for (const words of sentences.filter(isMarked)) {
    words.forEach((word, i) => {
      countUp(single, word)
      countUp(pairs, `${words[i - 1] ?? START} ${word}`)
    })
    countUp(single, START)
  }
  const forms = new Map<string, string[]>()
  for (const word of single.keys()) {
    const plain = fold(word)
    forms.set(plain, [...(forms.get(plain) ?? []), word])
  }
  const total = [...single.values()].reduce((sum, count) => sum + count, 0)

  const score = (before: string, word: string) => {
    const alone = ((single.get(word) ?? 0) + 0.1) / total
    const pair = pairs.get(`${before} ${word}`) ?? 0
    return Math.log((pair + 3 * alone) / ((single.get(before) ?? 0) + 3))
  }

  const choicesOf = (word: string, isWhole: boolean): readonly string[] => {
    if (hasMarks(word) || (isWhole && single.has(word))) return [word]
    return forms.get(word) ?? [word]
  }

  return (words) => {
    const isWhole = isMarked(words)
    let steps: Step[] = [{ word: START, score: 0, before: null }]
    for (const word of words)
      steps = choicesOf(word, isWhole).map((choice) =>
        steps
          .map((before) => ({
            word: choice,
            score: before.score + score(before.word, choice),
            before,
          }))
          .reduce((best, step) => (step.score > best.score ? step : best)),
      )
    let step: Step | null = steps.reduce((best, other) => (other.score > best.score ? other : best))
    const restored: string[] = []
    for (; step?.before; step = step.before) restored.unshift(step.word)
    return restored
  }
}
