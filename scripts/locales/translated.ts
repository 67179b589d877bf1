import { isExcepted, OTHER_LANGUAGE, SAME_FORMS, SAME_TEXTS, SAME_WORDS } from './on-purpose.ts'
import type { Problem } from './problem.ts'
import type { Lang, Leaf } from './read-words.ts'

const WORD = /\p{L}+/gu
const VIETNAMESE = /[ăâđêôơưàáảãạằắẳẵặầấẩẫậèéẻẽẹềếểễệìíỉĩịòóỏõọồốổỗộờớởỡợùúủũụừứửữựỳýỷỹỵ]/i
const FEW_WORDS = 4
const MOSTLY = 0.5

const wordsOf = (text: string) => text.normalize('NFC').match(WORD) ?? []

/** What is left of a text once everything that is the same in both languages is taken out. */
const translatable = (text: string) => {
  const bare = SAME_FORMS.reduce((rest, { form }) => rest.replace(form, ' '), text)
  const known = SAME_WORDS.flatMap(({ words }) => words).sort((a, b) => b.length - a.length)
  const names = known.map((word) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'gu'))
  return wordsOf(names.reduce((rest, name) => rest.replace(name, ' '), bare))
}

// What a text quotes may be in either language, and so may code.
const isInOtherLanguage = (lang: Lang, text: string) => {
  const words = wordsOf(text.replace(/“[^”]*”|`[^`]*`/g, ' '))
  if (words.length < FEW_WORDS) return false
  const accented = words.filter((word) => VIETNAMESE.test(word)).length / words.length
  return lang === 'en' ? accented > MOSTLY : accented === 0 && translatable(text).length >= FEW_WORDS
}

/** Texts nobody translated: equal in both languages, or written in the other one, unless on purpose. */
export const untranslated = (lang: Lang, own: readonly Leaf[], other: readonly Leaf[]): Problem[] => {
  const others = new Map(other.map(({ file, key, text }) => [`${file}#${key}`, text]))
  return own.flatMap((leaf) => {
    const { file, key, text } = leaf
    const isSame = lang === 'en' && others.get(`${file}#${key}`) === text && translatable(text).length > 0
    if (isSame && !isExcepted(SAME_TEXTS, leaf)) return [{ lang, file, key, what: `untranslated: “${text}” in both languages` }]
    if (isInOtherLanguage(lang, text) && !isExcepted(OTHER_LANGUAGE, leaf) && !isExcepted(SAME_TEXTS, leaf)) {
      return [{ lang, file, key, what: `untranslated: “${text}” is not in this language` }]
    }
    return []
  })
}
