import { readWhole } from '../numbers.ts'
import { END, follows, LETTERS, matchAt, pattern, type ReadContext, type Rule } from '../piece.ts'

const DATE_BEFORE = new RegExp(
  `(?:^|[^${LETTERS}])(?:ngày|hôm|sáng|trưa|chiều|tối|đêm|từ|đến|tới|trước|sau|hạn|lễ|dịp|kể từ|thứ [${LETTERS}]+|chủ nhật),?\\s+(?:\\(\\s*)?$`,
  'u',
)
const SAID_BEFORE = follows('ngày|mùng|mồng')
const QUARTER_BEFORE = follows('quý')
const HOUSE_BEFORE = follows('số|số nhà|nhà|ngõ|ngách|hẻm|kiệt')
const MONTH_BEFORE = follows('tháng')

// What could be a date as well, but far more often is none.
const SHARES = new Set(['24/7', '1/2', '1/3', '2/3', '1/4', '3/4', '2/5', '3/5', '4/5'])

const yearFirst = pattern(`(\\d{4})-(\\d{2})-(\\d{2})${END}`)
const dayMonthYear = pattern(`(\\d{1,2})([\\/.-])(\\d{1,2})\\2(\\d{4})${END}`)
const monthYear = pattern(`(\\d{1,2})\\/(\\d{4})${END}`)
const dayMonth = pattern(`(\\d{1,2})\\/(\\d{1,2})${END}(?!\\/)`)
const pointed = pattern(`(\\d{1,2})[.-](\\d{1,2})${END}(?![.-]?\\d)(?!\\s?[%‰])`)

export const isDay = (day: number, month: number) => day >= 1 && day <= 31 && month >= 1 && month <= 12

export const month = (number: number, { options }: ReadContext) =>
  number === 4 ? 'tư' : readWhole(String(number), options)

/** A day of a month: “ngày” unless it stands there already, “mùng” up to the tenth. */
export const dayWords = (day: number, context: ReadContext) => {
  const number = readWhole(String(day), context.options)
  if (/(?:mùng|mồng)\s+$/u.test(context.before)) return number
  const word = SAID_BEFORE.test(context.before) ? '' : 'ngày '
  return `${word}${day <= 10 ? 'mùng ' : ''}${number}`
}

const say = (context: ReadContext, length: number, day: number, monthNumber: number, year?: string) => ({
  length,
  spoken: `${dayWords(day, context)} tháng ${month(monthNumber, context)}${year ? ` năm ${readWhole(year, context.options)}` : ''}`,
  kind: 'date' as const,
})

/** 15/08/2026, 15-8-2026, 2026-08-15, 08/2026, and 15/8 where it is not a share such as 3/4. */
export const date: Rule = (context) => {
  const iso = matchAt(yearFirst, context)
  if (iso && isDay(Number(iso[3]), Number(iso[2])))
    return say(context, iso[0].length, Number(iso[3]), Number(iso[2]), iso[1])
  const full = matchAt(dayMonthYear, context)
  if (full && isDay(Number(full[1]), Number(full[3])))
    return say(context, full[0].length, Number(full[1]), Number(full[3]), full[4])
  const year = matchAt(monthYear, context)
  if (year && isDay(1, Number(year[1]))) {
    const word = MONTH_BEFORE.test(context.before) || QUARTER_BEFORE.test(context.before) ? '' : 'tháng '
    const spoken = `${word}${month(Number(year[1]), context)} năm ${readWhole(year[2] ?? '', context.options)}`
    return { length: year[0].length, spoken, kind: 'date' }
  }
  // “Ngày 12.5” is a day, “12.5” a number.
  const short =
    matchAt(dayMonth, context) ?? (SAID_BEFORE.test(context.before) ? matchAt(pointed, context) : null)
  if (!short || !isDay(Number(short[1]), Number(short[2])) || HOUSE_BEFORE.test(context.before)) return null
  if (SHARES.has(short[0]) && !DATE_BEFORE.test(context.before)) return null
  return say(context, short[0].length, Number(short[1]), Number(short[2]))
}

const fractionPattern = pattern(`(\\d{1,3})\\/(\\d{1,3})${END}(?!\\/)`)

/** 3/4 as a share; 24/7, 50/50 and the house number 12/5 as two numbers. */
export const fraction: Rule = (context) => {
  const match = matchAt(fractionPattern, context)
  if (!match) return null
  const [written, top = '', bottom = ''] = match
  const [above, below] = [top, bottom].map((digits) => readWhole(digits, context.options))
  const isShare = Number(top) < Number(bottom) && !HOUSE_BEFORE.test(context.before)
  const spoken = isShare ? `${above} phần ${bottom === '4' ? 'tư' : below}` : `${above} trên ${below}`
  return { length: written.length, spoken, kind: 'fraction' }
}
