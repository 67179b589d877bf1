import type { DialogChange, Locale } from '../../lib/contract/enums.ts'
import { fold, hasMarks, isSyllable, lower, wordsOf, type Word } from '../../lib/domain/dialog/text.ts'
import { mendSlip, undoTelex } from './typing.ts'
import type { Restore } from './restore.ts'

/** A word as it was typed and as it is read; `change` says why the two differ. */
export type Token = Word & { normalized: string; change: DialogChange | null }

/** What normalising goes by: short forms and regional words, the words known in each language (folded, with their counts), and the diacritics learned. */
export type Lexicon = {
  slang: ReadonlyMap<string, string>
  regional: ReadonlyMap<string, string>
  known: { vi: ReadonlyMap<string, number>; en: ReadonlyMap<string, number> }
  restore: Restore
}

export type Normalized = {
  /** In NFC; every position counts in it. */
  text: string
  /** `text` in small letters with its diacritics put back, as long as it. */
  restored: string
  tokens: Token[]
  language: Locale
}

const share = (words: readonly string[], known: ReadonlyMap<string, number>) =>
  words.filter((word) => known.has(word)).length

/** The language a text is written in, by its words; that of the conversation where both are as likely. */
const languageOf = (words: readonly string[], known: Lexicon['known'], likely: Locale): Locale => {
  if (words.some(hasMarks)) return 'vi'
  const lead = share(words, known.en) - share(words, known.vi)
  if (lead === 0) return likely
  return lead > 0 ? 'en' : 'vi'
}

const collapse = (word: string) => word.replace(/(\p{L})\1{2,}/gu, '$1')

const readWord = (typed: string, { slang, regional, known }: Lexicon): [string, DialogChange | null] => {
  const word = collapse(typed)
  const short = slang.get(word)
  if (short) return [short, 'slang']
  const local = regional.get(word)
  if (local) return [local, 'regional']
  if (hasMarks(word) || known.vi.has(word) || known.en.has(word))
    return [word, word === typed ? null : 'typing']
  const meant = undoTelex(word)
  if (meant && known.vi.has(fold(meant)) && isSyllable(fold(meant))) return [meant, 'typing']
  const mended = mendSlip(fold(word), known.vi)
  if (mended) return [mended, 'typing']
  return [word, word === typed ? null : 'typing']
}

/** Reads a text the way it was meant: short forms and regional words in full, slips of typing mended, missing diacritics put back. */
export const normalize = (input: string, lexicon: Lexicon, likely: Locale): Normalized => {
  const text = input.normalize('NFC')
  const small = lower(text)
  const words = wordsOf(small)
  const language = languageOf(
    words.map(({ text: word }) => word),
    lexicon.known,
    likely,
  )
  const read = words.map(({ text: word }): [string, DialogChange | null] => {
    if (language === 'vi') return readWord(word, lexicon)
    const mended = mendSlip(word, lexicon.known.en)
    return mended ? [mended, 'typing'] : [word, null]
  })
  // “bao nhiêu” is in full already.
  read.forEach(([word], i) => {
    if (word === 'bao nhiêu' && fold(read[i - 1]?.[0] ?? '') === 'bao') read[i] = ['nhiêu', null]
  })
  const parts = read.map(([word]) => word.split(' '))
  const whole = language === 'vi' ? lexicon.restore(parts.flat()) : parts.flat()
  let next = 0
  let restored = small
  const tokens = words.map(({ start, end }, i): Token => {
    const count = parts[i]?.length ?? 0
    const normalized = whole.slice(next, next + count).join(' ')
    next += count
    const [word, change] = read[i] ?? ['', null]
    if (normalized.length === end - start)
      restored = restored.slice(0, start) + normalized + restored.slice(end)
    const why = change ?? (normalized === word ? null : 'diacritics')
    return { text: text.slice(start, end), start, end, normalized, change: why }
  })
  return { text, restored, tokens, language }
}
