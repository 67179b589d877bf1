import { END, follows, matchAt, pattern, type Found, type ReadContext, type Rule } from '../piece.ts'
import { date } from './dates.ts'
import { NUMBER, numberParts } from './number-token.ts'
import { quantities } from './quantities.ts'
import { time } from './times.ts'

const firstNumber = pattern(NUMBER)
const wideDash = pattern('\\s?[–—-]\\s?(?=[$€£¥₫]?\\d)')
const weekdays = pattern(`T([2-7])\\s?[–-]\\s?(?:T([2-7])|(CN))${END}`)
const FROM_BEFORE = follows('từ|khoảng|lúc|tầm')
const WEEKDAYS = ['', '', 'hai', 'ba', 'tư', 'năm', 'sáu', 'bảy']

const firstOf = (rules: readonly Rule[], context: ReadContext): Found | null => {
  for (const rule of rules) {
    const found = rule(context)
    if (found) return found
  }
  return null
}

const pair = (rules: readonly Rule[], context: ReadContext, dash: RegExp) => {
  const left = firstOf(rules, context)
  const gap = left && matchAt(dash, { text: context.text, at: context.at + left.length })
  if (!left || !gap) return null
  const at = context.at + left.length + gap[0].length
  const right = firstOf(rules, { ...context, at, before: 'đến ' })
  return right && { left, right, gap: gap[0], at, length: at - context.at + right.length }
}

const valueOf = (text: string, at: number) => {
  const { whole, decimals } = numberParts(
    matchAt(firstNumber, { text, at: /[$€£¥₫]/u.test(text[at] ?? '') ? at + 1 : at })?.[0] ?? '',
  )
  return Number(`${whole}.${decimals}`)
}

/** 08:30–17:30, 15/8–20/8: from … to …. */
const spanOf =
  (rule: Rule): Rule =>
  (context) => {
    const found = pair([rule], context, wideDash)
    if (!found) return null
    const from = FROM_BEFORE.test(context.before) ? '' : 'từ '
    return {
      length: found.length,
      spoken: `${from}${found.left.spoken} đến ${found.right.spoken}`,
      kind: 'range',
    }
  }

/** 2–3, 5-10%, 200.000–300.000đ; the other way round it is no range: 5 - 3 is taken away, 2-1 is a score. */
export const numberRange: Rule = (context) => {
  const found = pair(quantities, context, wideDash)
  if (!found || found.left.kind === 'fraction') return null
  const { left, right, gap, at, length } = found
  const [low, high] = [valueOf(context.text, context.at), valueOf(context.text, at)]
  // 0912-345: groups of one number, not two numbers.
  if (/^0\d/u.test(context.text.slice(context.at))) return null
  if (low < high) return { length, spoken: `${left.spoken} đến ${right.spoken}`, kind: 'range' }
  const joint = gap.trim() === gap ? ' ' : ' trừ '
  return { length, spoken: `${left.spoken}${joint}${right.spoken}`, kind: 'number' }
}

const days: Rule = (context) => {
  const match = matchAt(weekdays, context)
  if (!match) return null
  const [written, from, to, sunday] = match
  const last = sunday ? 'chủ nhật' : `thứ ${WEEKDAYS[Number(to)] ?? ''}`
  return { length: written.length, spoken: `thứ ${WEEKDAYS[Number(from)] ?? ''} đến ${last}`, kind: 'range' }
}

/** From one day or hour to another. */
export const spans: readonly Rule[] = [spanOf(date), spanOf(time), days]
