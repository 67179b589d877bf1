import type { Lexicon } from './normalize.ts'
import { learnMarks } from './restore.ts'
import { fold, lower, wordsOf } from '../../lib/domain/dialog/text.ts'

export type Sentences = { vi: readonly string[]; en: readonly string[] }

const wordsIn = (sentence: string): string[] =>
  wordsOf(lower(sentence.normalize('NFC'))).map(({ text }) => text)

const countWords = (sentences: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const sentence of sentences)
    for (const word of wordsIn(sentence)) counts.set(fold(word), (counts.get(fold(word)) ?? 0) + 1)
  return counts
}

/** What normalising goes by, learned from sentences of both languages; the short forms and regional words are given. */
export const createLexicon = (
  sentences: Sentences,
  {
    slang,
    regional,
  }: { slang: Readonly<Record<string, string>>; regional: Readonly<Record<string, string>> },
): Lexicon => {
  const known = { vi: countWords(sentences.vi), en: countWords(sentences.en) }
  for (const full of [...Object.values(slang), ...Object.values(regional)])
    for (const word of wordsIn(full)) if (!known.vi.has(fold(word))) known.vi.set(fold(word), 1)
  return {
    slang: new Map(Object.entries(slang)),
    regional: new Map(Object.entries(regional)),
    known,
    restore: learnMarks(
      sentences.vi.map((sentence) =>
        wordsIn(sentence)
          .map((word) => slang[word] ?? regional[word] ?? word)
          .flatMap((word) => word.split(' ')),
      ),
    ),
  }
}
