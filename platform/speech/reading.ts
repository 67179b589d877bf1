import { readNumberVi } from './numbers-vi.ts'

/** One word as written, and what the engine is given to say for it. */
export type SpokenWord = { text: string; say: string }

/** A stretch said in one breath, with the silence after it. */
export type Clause = { words: SpokenWord[]; mark: string; pauseMs: number; endsSentence: boolean }

const SAY: Record<string, Record<string, string>> = {
  vi: { AI: 'ây ai', OTP: 'ô tê pê', SMS: 'ét em ét', Sóng: 'sóng' },
  en: { AI: 'A.I.', OTP: 'O.T.P.', Sóng: 'song' },
}
const PAUSES: Record<string, number> = {
  ',': 170,
  ';': 260,
  ':': 280,
  '–': 240,
  '…': 430,
  '.': 400,
  '?': 420,
  '!': 400,
}

function sayWord(word: string, language: string): string {
  const bare = word.replace(/^[“"(]+|[”")]+$/gu, '')
  const known = SAY[language]?.[bare]
  if (known) return known
  if (language === 'vi' && /^\d{1,3}(\.\d{3})+$|^\d+$/.test(bare))
    return readNumberVi(Number(bare.replaceAll('.', '')))
  return bare
}

/** Splits a text into clauses at its punctuation, spelling out what an engine would read wrongly (numbers, “AI”, “OTP”). */
export function readText(text: string, language: string): Clause[] {
  const clauses: Clause[] = []
  let words: SpokenWord[] = []
  const close = (mark: string) => {
    if (words.length > 0)
      clauses.push({ words, mark, pauseMs: PAUSES[mark] ?? 170, endsSentence: /[.?!]/.test(mark) })
    words = []
  }
  for (const token of text.normalize('NFC').split(/\s+/u).filter(Boolean)) {
    const [, word = '', mark = ''] = /^(.*?)([,;:–….?!])?[”")]*$/u.exec(token) ?? []
    const previous = clauses.at(-1)
    if (word) words.push({ text: token, say: sayWord(word, language) })
    if (!word && words.length === 0 && previous)
      previous.pauseMs = Math.max(previous.pauseMs, PAUSES[mark] ?? 0)
    if (mark) close(mark)
  }
  close('.')
  return clauses
}
