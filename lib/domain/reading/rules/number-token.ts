import { readDecimals, readWhole, spellDigits } from '../numbers.ts'
import { follows, LETTERS, WORD_END, type ReadContext } from '../piece.ts'

// One group after a space may be another number; with two, or a space that does not break, it is one.
const SPACED = String.raw`[1-9]\d{0,2}(?:(?: \d{3}){2,}|(?:[\u00a0\u202f]\d{3})+)(?:,\d+)?(?![ \u00a0\u202f]?\d)`

/** A number as Vietnamese (1.250.000,5), English (1,250,000.5) or the standards (1 250 000,5) write it, or plain (3,14 and 4.0). */
export const NUMBER = String.raw`(?:${SPACED}|\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d{1,3}(?:(?:,\d{3}){2,}(?:\.\d+)?|,\d{3}\.\d+)|\d+(?:[.,]\d+)?)`

/** What a written number is made of; `mark` is the decimal mark as said. */
export type NumberParts = { whole: string; decimals: string; mark: 'phẩy' | 'chấm'; isGrouped: boolean }

/** Takes a text that fits `NUMBER` apart. */
export const numberParts = (written: string): NumberParts => {
  const vietnamese = /^(\d{1,3}(?:[.\s]\d{3})+)(?:,(\d+))?$/u.exec(written)
  const english = /^(\d{1,3}(?:,\d{3})+)\.(\d+)$/u.exec(written) ?? /^(\d{1,3}(?:,\d{3}){2,})$/u.exec(written)
  const [, grouped, decimals = ''] = vietnamese ?? english ?? []
  if (grouped) return { whole: grouped.replace(/[.,\s]/gu, ''), decimals, mark: 'phẩy', isGrouped: true }
  const [whole = '', rest = ''] = written.split(/[.,]/u)
  return { whole, decimals: rest, mark: written.includes('.') ? 'chấm' : 'phẩy', isGrouped: false }
}

// These are dictated, not counted.
const CODE_BEFORE = new RegExp(
  `(?:\\bmã(?:\\s+[${LETTERS}]+){0,4}|\\botp|\\bpin|tài khoản|\\bstk|cccd|cmnd|số thẻ|số máy|hotline|tổng đài|hợp đồng số|đuôi)\\s*(?:là|số|:)?\\s*:?\\s*$`,
  'u',
)
const MONEY_AFTER = new RegExp(`^\\s?(?:đ|₫|đồng|vnđ|vnd)${WORD_END}`, 'iu')
const FOUR_BEFORE = follows('tháng|thứ|quý')
const FIRST_BEFORE = follows('thứ')
const DAY_BEFORE = follows('ngày')
const MONTH_AFTER = new RegExp(`^\\s+tháng${WORD_END}`, 'u')
const COUNTED_AFTER = new RegExp(
  `^\\s*(?:giờ|phút|giây|ngày|tháng|năm|tuần|người|điểm|câu|lần|bước)${WORD_END}`,
  'u',
)

/** Reads a number where it stands: counted as a rule, one by one where it is a code, and with the words a date or a rank asks for. */
export const readNumber = (written: string, context: ReadContext): string => {
  const { options, before, text, at } = context
  const { whole, decimals, mark, isGrouped } = numberParts(written)
  const after = text.slice(at + written.length)
  if (decimals) return `${readWhole(whole, options)} ${mark} ${readDecimals(decimals, options)}`
  if (/^0*4$/u.test(whole) && FOUR_BEFORE.test(before)) return 'tư'
  if (whole === '1' && FIRST_BEFORE.test(before)) return 'nhất'
  if (DAY_BEFORE.test(before) && /^0?[1-9]$|^10$/u.test(whole) && MONTH_AFTER.test(after))
    return `mùng ${readWhole(whole, options)}`
  const isDated = DAY_BEFORE.test(before) || FOUR_BEFORE.test(before) || COUNTED_AFTER.test(after)
  const isDictated = CODE_BEFORE.test(before) && whole.length > 1 && !MONEY_AFTER.test(after)
  const isCode = isDictated || (whole.length > 9 && !isGrouped)
  if (isCode || (/^0\d/u.test(whole) && !(isDated && whole.length === 2))) return spellDigits(whole)
  return readWhole(whole, options)
}
