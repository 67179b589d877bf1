import { spellDigits } from '../numbers.ts'
import { matchAt, pattern, WORD_END, type Rule } from '../piece.ts'
import { PER, UNITS } from '../units.ts'

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
const UNTIL = pattern(`\\s?[–—-]\\s?(?=(?:thứ|chủ nhật|ngày|tháng|quý|năm)${WORD_END})`, 'i')
const COUNTED_BEFORE = /(?:^|[^\p{L}])(?:\d[\d.,]*\s(?:\p{L}+\s)?)\p{L}+$/u
const PER_UNIT = new RegExp(`^(?:${PER.join('|')})${WORD_END}`, 'u')
const hyphenPattern = pattern('-(?=\\d)')
const digitsPattern = pattern('\\d+')

/** A slash between words means either, or “each” after what is counted (3 lần/ngày); next to a number it is said. */
const slash: Rule = (context) => {
  if (!/\p{L}$/u.test(context.before)) return null
  const match = matchAt(wordSlash, context)
  if (!match) return null
  const [unit] = PER_UNIT.exec(context.text.slice(context.at + match[0].length)) ?? []
  if (unit && COUNTED_BEFORE.test(context.before))
    return { length: match[0].length + unit.length, spoken: ` mỗi ${UNITS[unit] ?? unit}`, kind: 'symbol' }
  return { length: match[0].length, spoken: /và$/u.test(context.before) ? ' ' : ' hoặc ', kind: 'symbol' }
}

const sign: Rule = (context) => {
  const match = matchAt(signPattern, context)
  return match && { length: 1, spoken: SIGNS[match[0]] ?? '', kind: 'symbol' }
}

/** Thứ 2–thứ 6: until. */
const until: Rule = (context) => {
  const match = /(?:\d|chủ nhật|cn)$/u.test(context.before) ? matchAt(UNTIL, context) : null
  return match && { length: match[0].length, spoken: ' đến ', kind: 'range' }
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
export const symbols: readonly Rule[] = [slash, until, hyphen, sign, leftDigits]
