import { readWhole } from '../numbers.ts'
import { END, escapeRegExp, matchAt, pattern, type Found, type Place, type Rule } from '../piece.ts'
import { MONEY, PER, UNITS } from '../units.ts'
import { NUMBER, numberParts, readNumber } from './number-token.ts'

const oneOf = (keys: readonly string[]) =>
  `(?:${keys
    .toSorted((a, b) => b.length - a.length)
    .map(escapeRegExp)
    .join('|')})`

const MONEY_SIGNS = oneOf(Object.keys(MONEY))
const SHORT_SCALES: Record<string, 'nghìn' | 'triệu' | 'tỷ'> = {
  k: 'nghìn',
  K: 'nghìn',
  tr: 'triệu',
  Tr: 'triệu',
  tỷ: 'tỷ',
  tỉ: 'tỷ',
}
const HALVED = 'nghìn|ngàn|triệu|tỷ|tỉ|giờ|tiếng|ngày|tuần|tháng|năm'

const MINUS = String.raw`(?:[-−](?=\d))?`
const PER_TAIL = `(?:\\s?\\/\\s?(${oneOf(PER)})${END})?`

const halfPattern = pattern(`(${NUMBER.replace(String.raw`[.,]\d+`, String.raw`,5`)})\\s(${HALVED})${END}`)
const shortPattern = pattern(`(${NUMBER})(k|K|tr|Tr|tỷ|tỉ)(\\d)?(?:\\s?(${MONEY_SIGNS}))?${END}${PER_TAIL}`)
const moneyPattern = pattern(`(${MINUS})(${NUMBER})\\s?(${MONEY_SIGNS})${END}${PER_TAIL}`)
const moneyFirstPattern = pattern(`([$€£¥₫])\\s?(${NUMBER})${END}${PER_TAIL}`)
const percentPattern = pattern(`(${MINUS})(${NUMBER})\\s?([%‰])${PER_TAIL}`)
const unitPattern = pattern(`(${MINUS})(${NUMBER})\\s?(${oneOf(Object.keys(UNITS))})${END}${PER_TAIL}`)
const numberPattern = pattern(`(${MINUS})(${NUMBER})${END}`)

// A sign in front of a digit is a minus only where no other number or word stands right before it.
const signOf = (minus: string, { before }: Place) => (minus && /(?:^|[\s(=:<>])$/u.test(before) ? 'âm ' : '')

const perOf = (unit: string | undefined) => (unit ? ` mỗi ${UNITS[unit] ?? unit}` : '')

const after = (place: Place, skipped: number): Place => ({ ...place, at: place.at + skipped })

/** 1,5 tỷ, where the taste is “một tỷ rưỡi”. */
const half: Rule = (place) => {
  if (place.options.half !== 'rưỡi') return null
  const match = matchAt(halfPattern, place)
  const [written, number = '', scale = ''] = match ?? []
  if (!written || !/,5$/u.test(number)) return null
  const { whole } = numberParts(number)
  return {
    length: written.length,
    spoken: `${readWhole(whole, place.options)} ${scale} rưỡi`,
    kind: 'number',
  }
}

/** 100k, 2tr5, 3tỷ. */
const short: Rule = (place) => {
  const match = matchAt(shortPattern, place)
  if (!match) return null
  const [written, number = '', short = '', tail, money, per] = match
  const { options } = place
  const scale = SHORT_SCALES[short] === 'nghìn' ? options.thousand : (SHORT_SCALES[short] ?? '')
  const rest = tail === '5' ? ' rưỡi' : tail ? ` ${readWhole(tail, options)}` : ''
  const unit = money ? ` ${MONEY[money] ?? ''}` : ''
  const spoken = `${readNumber(number, place)} ${scale}${rest}${unit}${perOf(per)}`
  return { length: written.length, spoken, kind: 'money' }
}

const withUnit =
  (sticky: RegExp, kind: Found['kind'], say: (unit: string) => string): Rule =>
  (place) => {
    const match = matchAt(sticky, place)
    if (!match) return null
    const [written, minus = '', number = '', unit = '', per] = match
    const spoken = `${signOf(minus, place)}${readNumber(number, after(place, minus.length))} ${say(unit)}${perOf(per)}`
    return { length: written.length, spoken, kind }
  }

const money = withUnit(moneyPattern, 'money', (unit) => MONEY[unit] ?? unit)
const percent = withUnit(percentPattern, 'percent', (unit) => (unit === '%' ? 'phần trăm' : 'phần nghìn'))
const unit = withUnit(unitPattern, 'unit', (written) => UNITS[written] ?? written)

const moneyFirst: Rule = (place) => {
  const match = matchAt(moneyFirstPattern, place)
  if (!match) return null
  const [written, sign = '', number = '', per] = match
  const spoken = `${readNumber(number, after(place, sign.length))} ${MONEY[sign] ?? ''}${perOf(per)}`
  return { length: written.length, spoken, kind: 'money' }
}

const number: Rule = (place) => {
  const match = matchAt(numberPattern, place)
  if (!match) return null
  const [written, minus = '', digits = ''] = match
  const spoken = `${signOf(minus, place)}${readNumber(digits, after(place, minus.length))}`
  return { length: written.length, spoken, kind: 'number' }
}

/** Numbers, bare or with what they count: money, percent, units. */
export const quantities: readonly Rule[] = [half, short, money, moneyFirst, percent, unit, number]
