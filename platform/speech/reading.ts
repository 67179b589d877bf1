import { DIGIT_PAUSE_MS } from '../../lib/contract/listening.ts'
import { READING_PRESETS, type ReadingOptions } from '../../lib/domain/reading/options.ts'
import { joinSpoken, readPieces } from '../../lib/domain/reading/read.ts'

/** One word as written (or a stretch that is read as one, such as a date), and what the engine is given to say for it. */
export type SpokenWord = { text: string; say: string }

/** A stretch said in one breath, with the silence after it. */
export type Clause = { words: SpokenWord[]; mark: string; pauseMs: number; endsSentence: boolean }

const SAY_EN: Record<string, string> = { AI: 'A.I.', OTP: 'O.T.P.', Sóng: 'song' }
const PAUSES: Record<string, number> = {
  ',': 170,
  ';': 260,
  ':': 280,
  '–': 240,
  // It stands between the digits of a code.
  '…': DIGIT_PAUSE_MS,
  '.': 400,
  '?': 420,
  '!': 400,
}

const stripped = (word: string) => word.replace(/^[“"(]+|[”")]+$/gu, '')

/** Words between spaces; what a rule reads as one stays one, spaces and all. */
const vietnameseWords = (text: string, options: ReadingOptions): SpokenWord[] => {
  const words: SpokenWord[] = []
  let word: SpokenWord = { text: '', say: '' }
  const close = () => {
    if (word.text) words.push(word)
    word = { text: '', say: '' }
  }
  for (const { written, spoken, kind } of readPieces(text, options)) {
    if (kind !== null) {
      word = { text: word.text + written, say: joinSpoken(word.say, spoken) }
      continue
    }
    for (const part of written.split(/(\s+)/u)) {
      if (/^\s/u.test(part)) close()
      else word = { text: word.text + part, say: joinSpoken(word.say, part) }
    }
  }
  close()
  return words
}

const englishWords = (text: string): SpokenWord[] =>
  text
    .split(/\s+/u)
    .filter(Boolean)
    .map((word) => ({ text: word, say: word }))

/** Splits a text into clauses at its punctuation; Vietnamese is read by the rules of the contract, with these options. */
export function readText(text: string, language: string, options = READING_PRESETS.north): Clause[] {
  const clauses: Clause[] = []
  let words: SpokenWord[] = []
  const close = (mark: string) => {
    if (words.length > 0)
      clauses.push({ words, mark, pauseMs: PAUSES[mark] ?? 170, endsSentence: /[.?!]/.test(mark) })
    words = []
  }
  const composed = text.normalize('NFC')
  const tokens = language === 'vi' ? vietnameseWords(composed, options) : englishWords(composed)
  for (const token of tokens) {
    const [, word = '', mark = ''] = /^(.*?)([,;:–….?!])?[”")]*$/u.exec(token.say.trim()) ?? []
    const bare = stripped(word)
    const previous = clauses.at(-1)
    if (word) words.push({ text: token.text, say: language === 'en' ? (SAY_EN[bare] ?? bare) : bare })
    if (!word && words.length === 0 && previous)
      previous.pauseMs = Math.max(previous.pauseMs, PAUSES[mark] ?? 0)
    if (mark) close(mark)
  }
  close('.')
  return clauses
}
