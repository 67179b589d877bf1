import { readWhole } from '../numbers.ts'
import { END, follows, matchAt, pattern, type Rule } from '../piece.ts'
import { dayWords, isDay, month } from './dates.ts'
import { time } from './times.ts'

const quarter = pattern(`Q([1-4])\\/(\\d{4})${END}`)
const daySpan = pattern(`(\\d{1,2})\\s?[–-]\\s?(\\d{1,2})\\/(\\d{1,2})(?:\\/(\\d{4}))?${END}(?!\\/)`)
const monthSpan = pattern(`(\\d{1,2})\\s?[–-]\\s?(\\d{1,2})(?:\\/(\\d{4}))?${END}(?!\\/)`)
const hourSpan = pattern('([01]?\\d|2[0-4])\\s?[–-]\\s?(?=\\d{1,2}\\s?[hHg:])')
const weekdays = pattern(`T[2-7](?:,\\s?(?:T[2-7]|CN))+${END}`)
const FROM_BEFORE = follows('từ')
const MONTH_BEFORE = follows('tháng')
const WEEKDAYS = ['', '', 'hai', 'ba', 'tư', 'năm', 'sáu', 'bảy']

const yearWords = (year: string | undefined, say: (digits: string) => string) =>
  year ? ` năm ${say(year)}` : ''

/** Q3/2026. */
const quarterOfYear: Rule = (context) => {
  const match = matchAt(quarter, context)
  if (!match) return null
  const [written, number = '', year = ''] = match
  const say = (digits: string) => readWhole(digits, context.options)
  const rank = number === '4' ? 'tư' : say(number)
  return { length: written.length, spoken: `quý ${rank} năm ${say(year)}`, kind: 'date' }
}

/** 5–7/8 and 5–7/8/2026: days of one month. */
const days: Rule = (context) => {
  const match = matchAt(daySpan, context)
  if (!match) return null
  const [written, from, to, of, year] = match
  const [first, last, monthNumber] = [Number(from), Number(to), Number(of)]
  if (first >= last || !isDay(first, monthNumber) || !isDay(last, monthNumber)) return null
  const say = (digits: string) => readWhole(digits, context.options)
  const end = dayWords(last, { ...context, before: 'ngày ' })
  const spoken = `${dayWords(first, context)} đến ${end} tháng ${month(monthNumber, context)}${yearWords(year, say)}`
  return { length: written.length, spoken, kind: 'range' }
}

/** Tháng 5–7/2026. */
const months: Rule = (context) => {
  const match = MONTH_BEFORE.test(context.before) ? matchAt(monthSpan, context) : null
  if (!match) return null
  const [written, from, to, year] = match
  const [first, last] = [Number(from), Number(to)]
  if (first >= last || !isDay(1, first) || !isDay(1, last)) return null
  const say = (digits: string) => readWhole(digits, context.options)
  const spoken = `${month(first, context)} đến tháng ${month(last, context)}${yearWords(year, say)}`
  return { length: written.length, spoken, kind: 'range' }
}

/** 8–17h30: the first hour has no sign of its own. */
const hours: Rule = (context) => {
  const match = matchAt(hourSpan, context)
  if (!match) return null
  const [written, from = ''] = match
  const until = time({ ...context, at: context.at + written.length, before: 'đến ' })
  if (!until) return null
  const word = FROM_BEFORE.test(context.before) ? '' : 'từ '
  const spoken = `${word}${readWhole(from, context.options)} giờ đến ${until.spoken}`
  return { length: written.length + until.length, spoken, kind: 'range' }
}

/** T7, CN: days of the week in a row. */
const dayList: Rule = (context) => {
  const written = matchAt(weekdays, context)?.[0]
  if (!written) return null
  const spoken = written
    .split(/,\s?/u)
    .map((day) => (day === 'CN' ? 'chủ nhật' : `thứ ${WEEKDAYS[Number(day[1])] ?? ''}`))
    .join(', ')
  return { length: written.length, spoken, kind: 'date' }
}

/** Quarters, and days, months and hours whose first part leans on the second. */
export const periods: readonly Rule[] = [quarterOfYear, days, months, hours, dayList]
