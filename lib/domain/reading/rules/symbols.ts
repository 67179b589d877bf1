import { spellDigits } from '../numbers.ts'
import { matchAt, pattern, type Rule } from '../piece.ts'

const SIGNS: Record<string, string> = {
  '&': ' và ',
  '+': ' cộng ',
  '=': ' bằng ',
  '×': ' nhân ',
  '÷': ' chia ',
  '<': ' nhỏ hơn ',
  '>': ' lớn hơn ',
  '≤': ' nhỏ hơn hoặc bằng ',
  '≥': ' lớn hơn hoặc bằng ',
  '≈': ' xấp xỉ ',
  '~': ' khoảng ',
  '±': ' cộng trừ ',
  '@': ' a còng ',
  '#': ' thăng ',
  '%': ' phần trăm ',
  '°': ' độ ',
  $: ' đô la ',
  '€': ' ơ rô ',
  '₫': ' đồng ',
  '²': ' bình phương ',
  '³': ' lập phương ',
  '½': ' một phần hai ',
  '¼': ' một phần tư ',
  '¾': ' ba phần tư ',
}
const signPattern = pattern('[&+=×÷<>≤≥≈~±@#%°$€₫²³½¼¾]')
const wordSlash = pattern('\\s?\\/\\s?(?=\\p{L})')
const hyphenPattern = pattern('-(?=\\d)')
const digitsPattern = pattern('\\d+')

/** A slash between words means either; next to a number it is said. */
const slash: Rule = (context) => {
  if (!/\p{L}$/u.test(context.before)) return null
  const match = matchAt(wordSlash, context)
  if (!match) return null
  return { length: match[0].length, spoken: /và$/u.test(context.before) ? ' ' : ' hoặc ', kind: 'symbol' }
}

const sign: Rule = (context) => {
  const match = matchAt(signPattern, context)
  return match && { length: 1, spoken: SIGNS[match[0]] ?? '', kind: 'symbol' }
}

/** Covid-19: the hyphen before a number is not heard. */
const hyphen: Rule = (context) => {
  const match = /\p{L}$/u.test(context.before) ? matchAt(hyphenPattern, context) : null
  return match && { length: 1, spoken: ' ', kind: 'symbol' }
}

/** Whatever digits no other rule has taken. */
const leftDigits: Rule = (context) => {
  const match = matchAt(digitsPattern, context)
  return match && { length: match[0].length, spoken: spellDigits(match[0]), kind: 'code' }
}

/** Tried inside words as well, after everything else. */
export const symbols: readonly Rule[] = [slash, hyphen, sign, leftDigits]
