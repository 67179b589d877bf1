import { readWhole } from '../numbers.ts'
import { END, escapeRegExp, matchAt, pattern, type Found, type ReadContext, type Rule } from '../piece.ts'
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
const splitPattern = pattern(`(\\d{1,2})(m|kg)(\\d{1,2})${END}`)
const numberPattern = pattern(`(${MINUS})(${NUMBER})${END}`)

// A sign in front of a digit is a minus only where no other number or word stands right before it.
const signOf = (minus: string, { before }: ReadContext) =>
  minus && /(?:^|[\s(=:<>])$/u.test(before) ? 'âm ' : ''

const perOf = (unit: string | undefined) => (unit ? ` mỗi ${UNITS[unit] ?? unit}` : '')

const after = (context: ReadContext, skipped: number): ReadContext => ({
  ...context,
  at: context.at + skipped,
})

/** 1,5 tỷ, where the taste is “một tỷ rưỡi”. */
const half: Rule = (context) => {
  if (context.options.half !== 'rưỡi') return null
  const match = matchAt(halfPattern, context)
  const [written, number = '', scale = ''] = match ?? []
  if (!written || !/,5$/u.test(number)) return null
  const { whole } = numberParts(number)
  return {
    length: written.length,
    spoken: `${readWhole(whole, context.options)} ${scale} rưỡi`,
    kind: 'number',
  }
}

/** 100k, 2tr5, 3tỷ. */
const short: Rule = (context) => {
  const match = matchAt(shortPattern, context)
  if (!match) return null
  const [written, number = '', short = '', tail, money, per] = match
  const { options } = context
  const scale = SHORT_SCALES[short] === 'nghìn' ? options.thousand : (SHORT_SCALES[short] ?? '')
  const rest = tail === '5' ? ' rưỡi' : tail ? ` ${readWhole(tail, options)}` : ''
  const unit = money ? ` ${MONEY[money] ?? ''}` : ''
  const spoken = `${readNumber(number, context)} ${scale}${rest}${unit}${perOf(per)}`
  return { length: written.length, spoken, kind: 'money' }
}

const withUnit =
  (sticky: RegExp, kind: Found['kind'], say: (unit: string) => string): Rule =>
  (context) => {
    const match = matchAt(sticky, context)
    if (!match) return null
    const [written, minus = '', number = '', unit = '', per] = match
    const spoken = `${signOf(minus, context)}${readNumber(number, after(context, minus.length))} ${say(unit)}${perOf(per)}`
    return { length: written.length, spoken, kind }
  }

const money = withUnit(moneyPattern, 'money', (unit) => MONEY[unit] ?? unit)
const percent = withUnit(percentPattern, 'percent', (unit) => (unit === '%' ? 'phần trăm' : 'phần nghìn'))
const unit = withUnit(unitPattern, 'unit', (written) => UNITS[written] ?? written)

/** 1m65, 2kg5: the unit in place of the decimal mark. */
const split: Rule = (context) => {
  const match = matchAt(splitPattern, context)
  if (!match) return null
  const [written, whole = '', unitKey = '', rest = ''] = match
  const tail = rest === '5' ? 'rưỡi' : readWhole(rest, context.options)
  const spoken = `${readWhole(whole, context.options)} ${UNITS[unitKey] ?? ''} ${tail}`
  return { length: written.length, spoken, kind: 'unit' }
}

const moneyFirst: Rule = (context) => {
  const match = matchAt(moneyFirstPattern, context)
  if (!match) return null
  const [written, sign = '', number = '', per] = match
  const spoken = `${readNumber(number, after(context, sign.length))} ${MONEY[sign] ?? ''}${perOf(per)}`
  return { length: written.length, spoken, kind: 'money' }
}

const number: Rule = (context) => {
  const match = matchAt(numberPattern, context)
  if (!match) return null
  const [written, minus = '', digits = ''] = match
  const spoken = `${signOf(minus, context)}${readNumber(digits, after(context, minus.length))}`
  return { length: written.length, spoken, kind: 'number' }
}

/** Numbers, bare or with what they count: money, percent, units. */
export const quantities: readonly Rule[] = [half, short, split, money, moneyFirst, percent, unit, number]
