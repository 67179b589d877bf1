import { ACRONYMS, FOREIGN } from '../dictionary.ts'
import { spellLetters } from '../letters.ts'
import { END, escapeRegExp, matchAt, pattern, type Rule } from '../piece.ts'

const keys = (dictionary: Record<string, string>) =>
  Object.keys(dictionary)
    .toSorted((a, b) => b.length - a.length)
    .map(escapeRegExp)
    .join('|')

// DH-8314, OTP-12: with digits behind a hyphen it is a code.
const acronymPattern = pattern(`(?:${keys(ACRONYMS)})${END}(?!-\\d)`)
const foreignPattern = pattern(`(?:${keys(FOREIGN)})${END}`, 'i')
// TP. HCM and TP HCM are words of the dictionary.
const shortPattern = pattern('(TP|Tp|TX|TT|Q|P|H|X|GS|PGS|TS|ThS|BS)\\.\\s?(?=[\\p{Lu}\\d])(?!HCM)')
const titlePattern = pattern('(GS|PGS|TS|ThS|BS)\\s(?=\\p{Lu}\\p{Ll})')
const upperPattern = pattern(`[A-ZĐ](?:[A-ZĐ&]*[A-ZĐ])?${END}`)
const wordPattern = pattern(`[A-Za-z]+(?:['’][A-Za-z]+)?${END}`)

const SHORT: Record<string, string> = {
  TP: 'thành phố ',
  Tp: 'thành phố ',
  TX: 'thị xã ',
  TT: 'thị trấn ',
  Q: 'quận ',
  P: 'phường ',
  H: 'huyện ',
  X: 'xã ',
  GS: 'giáo sư ',
  PGS: 'phó giáo sư ',
  TS: 'tiến sĩ ',
  ThS: 'thạc sĩ ',
  BS: 'bác sĩ ',
}

const SYLLABLE =
  '(?:ngh|ng|nh|ch|gh|gi|kh|ph|qu|th|tr|b|c|d|đ|g|h|k|l|m|n|p|r|s|t|v|x)?(?:[aeiouy]|ai|ao|au|ay|eo|eu|ia|ie|ieu|iu|oa|oai|oay|oe|oi|oo|ua|uai|uay|ue|ui|uo|uoi|uou|uu|uy|uya|uye|uyu|ye|yeu)(?:ch|ng|nh|c|m|n|p|t)?'
const ONE_SYLLABLE = new RegExp(`^${SYLLABLE}$`, 'iu')
const SYLLABLES = new RegExp(`^(?:${SYLLABLE}){1,3}$`, 'iu')

/** Short forms of the dictionary. */
export const acronym: Rule = (context) => {
  const match = matchAt(acronymPattern, context)
  return match && { length: match[0].length, spoken: ACRONYMS[match[0]] ?? '', kind: 'acronym' }
}

const foreign: Rule = (context) => {
  const match = matchAt(foreignPattern, context)
  return match && { length: match[0].length, spoken: FOREIGN[match[0].toLowerCase()] ?? '', kind: 'foreign' }
}

/** TP., Q., P., BS. before a name or a number, and titles before a name without the point. */
export const shortForm: Rule = (context) => {
  const match = matchAt(shortPattern, context) ?? matchAt(titlePattern, context)
  return match && { length: match[0].length, spoken: SHORT[match[1] ?? ''] ?? '', kind: 'acronym' }
}

/** GDP is said letter by letter; MUA is a word of this language, UNESCO one of another. */
const capitals: Rule = (context) => {
  const written = matchAt(upperPattern, context)?.[0]
  if (!written || written.length < 2 || written.length > 6 || SYLLABLES.test(written)) return null
  if (written.length > 3 && (written.match(/[AEIOU]/gu)?.length ?? 0) > 1)
    return { length: written.length, spoken: written.toLowerCase(), kind: 'unknown' }
  return {
    length: written.length,
    spoken: written.split('&').map(spellLetters).join(' và '),
    kind: 'acronym',
  }
}

/** A word that is neither Vietnamese nor known: said as it stands, and marked, so that somebody decides. */
const unknown: Rule = (context) => {
  const written = matchAt(wordPattern, context)?.[0]
  if (!written || written.length < 2 || ONE_SYLLABLE.test(written)) return null
  if (written === written.toUpperCase()) return null
  return { length: written.length, spoken: written, kind: 'unknown' }
}

/** Foreign words, other short forms, and words nobody has told the machine about. */
export const words: readonly Rule[] = [foreign, capitals, unknown]
