import { readWhole } from '../numbers.ts'
import { END, matchAt, pattern, WORD_END, type Rule } from '../piece.ts'

const clock = pattern(`([01]?\\d|2[0-4]):([0-5]\\d)(?::([0-5]\\d))?${END}(?!:\\d)`)
const spelled = pattern(`([01]?\\d|2[0-4])\\s?giờ(?:\\s([0-5]\\d)(?!\\d|[.,:/%]))?${END}`)
const hours = pattern(`([01]?\\d|2[0-4])\\s?[hH](?:\\s?([0-5]\\d)\\s?(?:['’′]|p(?:h|hút)?)?)?${END}`)
const southern = pattern(`([01]?\\d|2[0-4])g([0-5]\\d)${END}`)
const MINUTE_WORD = new RegExp(`^\\s*phút${WORD_END}`, 'u')

/** 08:30, 8h30, 8h, 17g30, 8 giờ 30 and 08:30:15. */
export const time: Rule = (context) => {
  if (/(?:tỷ|tỉ) (?:lệ|số)\s+$/u.test(context.before)) return null
  const match =
    matchAt(clock, context) ??
    matchAt(southern, context) ??
    matchAt(hours, context) ??
    matchAt(spelled, context)
  if (!match) return null
  const [written, hour = '', minute = '00', second] = match
  const read = (digits: string) => readWhole(digits, context.options)
  const rest = context.text.slice(context.at + written.length)
  const needsWord = (Number(minute) < 10 || second) && !MINUTE_WORD.test(rest)
  const minutes = minute === '00' && !second ? '' : ` ${read(minute)}${needsWord ? ' phút' : ''}`
  const seconds = second ? ` ${read(second)} giây` : ''
  return { length: written.length, spoken: `${read(hour)} giờ${minutes}${seconds}`, kind: 'time' }
}
