const MARKS = /^\p{M}+$/u

const withoutMarks = (letter: string): string => {
  if (letter === 'đ') return 'd'
  if (letter === 'Đ') return 'D'
  const [base = letter, ...marks] = letter.normalize('NFD')
  return marks.length > 0 && MARKS.test(marks.join('')) ? base : letter
}

// Half of the time in which a bot learns went into taking the same hundred letters apart. A code unit is one of 65,536 at most.
const folded = new Map<string, string>()
const foldLetter = (letter: string): string => {
  const known = folded.get(letter)
  if (known !== undefined) return known
  const plain = withoutMarks(letter)
  folded.set(letter, plain)
  return plain
}

/** A text in NFC without its diacritics; as long as it was, so that positions hold in both. */
export const fold = (text: string): string => text.replace(/[^\x00-\x7f]/g, foldLetter)

/** A text in small letters; as long as it was. */
export const lower = (text: string): string =>
  text.replace(/\p{Lu}/gu, (letter) => {
    const small = letter.toLowerCase()
    return small.length === letter.length ? small : letter
  })

/** A word of a text and where it stands, in UTF-16 units of the text's NFC form. */
export type Word = { text: string; start: number; end: number }

const WORD = /[\p{L}\p{M}\p{N}]+(?:[.,:/-](?=[\p{L}\p{N}]*\p{N})[\p{L}\p{N}]+)*/gu

/** The words of a text in NFC; numbers with what belongs to them (`2tr3`, `8:30`, `TS-4417`) are one word. */
export const wordsOf = (text: string): Word[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }))

/** Whether a word is written with Vietnamese marks. */
export const hasMarks = (word: string): boolean => fold(word) !== word

const INITIAL = '(?:ngh|ng|nh|ch|gh|gi|kh|ph|th|tr|qu|b|c|d|g|h|k|l|m|n|p|r|s|t|v|x)?'
const RIME =
  '(?:a|ac|ach|ai|am|an|ang|anh|ao|ap|at|au|ay|e|ec|em|en|eng|eo|ep|et|ech|enh|eu|i|ia|ich|iec|iem|ien|ieng|iep|iet|ieu|im|in|inh|ip|it|iu|' +
  'o|oa|oac|oach|oai|oam|oan|oang|oanh|oao|oap|oat|oay|oc|oe|oen|oet|oi|om|on|ong|ooc|oong|op|ot|' +
  'u|ua|uan|uang|uat|uay|uc|ue|uech|uenh|ui|um|un|ung|uo|uoc|uoi|uom|uon|uong|uop|uot|uou|up|ut|uu|uy|uya|uych|uyen|uyet|uynh|uyt|' +
  'y|yem|yen|yet|yeu)'
const SYLLABLE = new RegExp(`^${INITIAL}${RIME}$`, 'u')

/** Whether a folded word is built like a Vietnamese syllable. */
export const isSyllable = (folded: string): boolean => SYLLABLE.test(folded)
