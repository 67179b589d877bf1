import type { WordTime } from '../engine.ts'
import type { Clause } from '../reading.ts'

/** About when each word is heard in a recording of `durationMs`, for engines that do not tell: by the length of what is said. */
export const estimateWords = (clauses: readonly Clause[], durationMs: number): WordTime[] => {
  const words = clauses.flatMap((clause) =>
    clause.words.map((word, i) => ({
      text: word.text,
      weight: word.say.length + 1,
      pause: i === clause.words.length - 1 ? clause.pauseMs / 60 : 0,
    })),
  )
  const total = words.reduce((sum, { weight, pause }) => sum + weight + pause, 0) || 1
  let at = 0
  return words.map(({ text, weight, pause }) => {
    const start = (at / total) * durationMs
    at += weight
    const end = (at / total) * durationMs
    at += pause
    return { text, start_ms: Math.round(start), end_ms: Math.round(end) }
  })
}

/** A text as one line an engine can be given: what is said, with its punctuation. */
export const lineOf = (clauses: readonly Clause[]): string =>
  clauses
    .map(({ words, mark }) => words.map(({ say }) => say).join(' ') + (mark === '…' ? ',' : mark || '.'))
    .join(' ')
