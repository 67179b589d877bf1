import { fold, hasMarks, isSyllable, lower, wordsOf } from '@/lib/domain/dialog/text'
import type { Locale } from '@/lib/i18n/config'

/** From this share of syllables on, words without marks are read as Vietnamese. */
const SYLLABLES = 0.7

/** The language in which a screen reader should speak what somebody typed. */
export const languageOfText = (text: string): Locale => {
  const words = wordsOf(lower(text.normalize('NFC'))).map((word) => word.text)
  if (words.some(hasMarks)) return 'vi'
  const letters = words.filter((word) => /^\p{L}+$/u.test(word))
  return letters.filter((word) => isSyllable(fold(word))).length >= SYLLABLES * letters.length ? 'vi' : 'en'
}
