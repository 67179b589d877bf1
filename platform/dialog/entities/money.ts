import { findWords, spanOf, type Entity, type Reading } from './entity.ts'

const DIGITS: Readonly<Record<string, number>> = {
  một: 1,
  mốt: 1,
  hai: 2,
  ba: 3,
  bốn: 4,
  tư: 4,
  năm: 5,
  lăm: 5,
  nhăm: 5,
  sáu: 6,
  bảy: 7,
  bẩy: 7,
  tám: 8,
  chín: 9,
  mười: 10,
  mươi: 10,
}
const DIGIT = Object.keys(DIGITS).join('|')
const SCALES: Readonly<Record<string, number>> = {
  k: 1e3,
  nghìn: 1e3,
  nghin: 1e3,
  ngàn: 1e3,
  ngan: 1e3,
  thousand: 1e3,
  tr: 1e6,
  triệu: 1e6,
  trieu: 1e6,
  củ: 1e6,
  million: 1e6,
  mil: 1e6,
  tỷ: 1e9,
  tỉ: 1e9,
  ty: 1e9,
  billion: 1e9,
}
const SCALE = Object.keys(SCALES)
  .sort((a, b) => b.length - a.length)
  .join('|')
const UNIT = '(?:\\s?(?:vnđ|vnd|đồng|dong|đ|d))?'

const FIGURES = new RegExp(
  `(\\d+(?:[.,]\\d+)?)\\s?(${SCALE})(?:\\s?(\\d{1,3}|rưỡi|ruoi)(?:k)?)?${UNIT}`,
  'gu',
)
const GROUPED = /(\d{1,3}(?:[.,]\d{3})+)\s?(vnđ|vnd|đồng|dong|đ|d)?/gu
const PLAIN = /(\d{4,9})\s?(?:vnđ|vnd|đồng|đ)/gu
const WORDS = new RegExp(
  `((?:${DIGIT})(?:\\s(?:${DIGIT}|trăm|linh|lẻ))*)\\s(triệu|nghìn|ngàn|củ|tỷ|tỉ)(?:\\s(rưỡi|(?:${DIGIT})(?:\\s(?:${DIGIT}|trăm))*))?`,
  'gu',
)

/** A number below a thousand said in Vietnamese words, the reading rules backwards: “hai trăm linh năm” is 205. */
export const numberOfWords = (words: string): number => {
  let total = 0
  let last = 0
  for (const word of words.split(/\s+/)) {
    const digit = Object.hasOwn(DIGITS, word) ? DIGITS[word] : undefined
    if (word === 'trăm') {
      total += last * 100
      last = 0
    } else if (word === 'mươi' || (word === 'mười' && last === 0)) {
      total += (last || 1) * 10
      last = 0
    } else if (digit !== undefined) {
      if (last > 0) total += last * 10
      last = digit
    }
  }
  return total + last
}

/** What stands after the scale: “2tr3” is 2.300.000, “2tr350” is 2.350.000, “rưỡi” is a half. */
const rest = (written: string | undefined, scale: number): number => {
  if (!written) return 0
  if (/^r/u.test(written)) return scale / 2
  if (/^\d+$/.test(written)) return (Number(written) * scale) / 10 ** written.length
  const number = numberOfWords(written)
  return number < 10 ? (number * scale) / 10 : (number * scale) / 1_000
}

/** Amounts of money, in whole đồng. */
export const findMoney = ({ restored }: Reading): Entity[] => {
  const found: Entity[] = []
  const add = (match: RegExpExecArray, amount: number) => {
    const value = Math.round(amount)
    // A row of digits before “tỷ” is no amount of anybody's.
    if (Number.isSafeInteger(value)) found.push({ type: 'money', value: String(value), ...spanOf(match) })
  }
  for (const match of findWords(restored, FIGURES)) {
    const [, figure = '', name = '', more] = match
    const scale = SCALES[name] ?? 1
    add(match, Number(figure.replace(',', '.')) * scale + rest(more, scale))
  }
  for (const match of findWords(restored, WORDS)) {
    const [, words = '', name = '', more] = match
    const scale = SCALES[name] ?? 1
    add(match, numberOfWords(words) * scale + rest(more, scale))
  }
  for (const match of findWords(restored, GROUPED)) {
    const [, figure = '', unit] = match
    if (unit || figure.length > 5) add(match, Number(figure.replace(/[.,]/g, '')))
  }
  for (const match of findWords(restored, PLAIN)) add(match, Number(match[1]))
  return found
}
