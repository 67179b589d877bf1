import { parsePhone } from '../../../lib/domain/phone.ts'
import { fold } from '../../../lib/domain/dialog/text.ts'
import { findWords, spanOf, type Entity, type Reading } from './entity.ts'

const PHONE = /(?:\+84|0)(?:[\s.-]?\d){8,10}/gu

/** Mobile numbers, as they are dialled at home. */
export const findPhones = ({ text }: Reading): Entity[] =>
  [...findWords(text, PHONE)].flatMap((match) => {
    const phone = parsePhone(match[0])
    return phone.ok ? [{ type: 'phone', value: phone.national, ...spanOf(match) }] : []
  })

const CODE = /[a-z]{2,3}-?\d{3,6}/gu
const NUMBERED = /(?<=(?:đơn|don|order|đơn hàng|don hang|mã đơn|ma don|#)(?: số| so)? ?#?)\d{4,8}/gu

/** Codes of orders: letters with figures, or figures after the word for an order; in capitals. */
export const findOrderCodes = ({ restored, text }: Reading): Entity[] =>
  [...findWords(restored, CODE), ...findWords(restored, NUMBERED)].map((match) => {
    const { start, end } = spanOf(match)
    return { type: 'order_code', value: text.slice(start, end).toUpperCase(), start, end }
  })

const CARD = /(?:\d[ -]?){12,18}\d/gu
const ENDING = /(?<=(?:duoi|ending|ends|cuoi)(?: so| la| in| with)? )\d{4}/gu
const SECRET = /(?<=(?:otp|pin|cvv|ma xac thuc|ma xac nhan|code)\D{1,24})\d{3,8}/gu

const isCardNumber = (digits: string): boolean => {
  const sum = [...digits].reverse().reduce((total, digit, i) => {
    const value = Number(digit) * (i % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** Card numbers (all but the last four figures hidden), the last four said alone, and codes nobody should be told (hidden). */
export const findCards = ({ text, restored }: Reading): Entity[] => {
  const plain = fold(restored)
  const cards = [...findWords(text, CARD)].flatMap((match) => {
    const digits = match[0].replace(/\D/g, '')
    return isCardNumber(digits)
      ? [{ type: 'card_number', value: `•••• ${digits.slice(-4)}`, ...spanOf(match) }]
      : []
  })
  const endings = [...findWords(plain, ENDING)].map((match) => ({
    type: 'card_last4',
    value: match[0],
    ...spanOf(match),
  }))
  const secrets = [...findWords(plain, SECRET)].map((match) => ({
    type: 'secret',
    value: '•'.repeat(match[0].length),
    ...spanOf(match),
  }))
  return [...cards, ...endings, ...secrets]
}
