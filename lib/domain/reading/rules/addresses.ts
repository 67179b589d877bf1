import { spellDigits } from '../numbers.ts'
import { spellLetters } from '../letters.ts'
import { END, matchAt, pattern, type Rule } from '../piece.ts'

const NAME = '[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?'
const email = pattern(`[a-zA-Z0-9](?:[\\w.+-]*\\w)?@${NAME}(?:\\.${NAME})+`)
const link = pattern(
  `(?:https?:\\/\\/)(?:www\\.)?(${NAME}(?:\\.${NAME})*(?::\\d+)?(?:\\/[\\w.~%/?=&#-]*[\\w/])?)`,
)
const OCTET = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)'
// 1.200.100.100 is money: where three digits follow every dot, the dots are those of a number.
const host = pattern(
  `(?!\\d{1,3}(?:\\.\\d{3}){3}(?!\\d))(${OCTET}(?:\\.${OCTET}){3}(?::\\d{1,5})?)${END}(?!\\.\\d)`,
)
const domain = pattern(
  `(?:www\\.)?(${NAME}(?:\\.${NAME})*\\.(?:com|net|org|vn|io|ai|edu|gov|info|biz|app|dev|example)(?:\\.vn)?(?:\\/[\\w~%/-]*[\\w/])?)${END}`,
)

const SIGNS: Record<string, string> = {
  '@': 'a còng',
  '.': 'chấm',
  '-': 'gạch ngang',
  _: 'gạch dưới',
  '/': 'gạch chéo',
  ':': 'hai chấm',
  '+': 'cộng',
  '?': 'hỏi chấm',
  '=': 'bằng',
  '&': 'và',
  '#': 'thăng',
  '%': 'phần trăm',
  '~': 'ngã',
}
// Endings of addresses that are no words.
const SPELLED = new Set(['vn', 'io', 'ai'])

const say = (address: string) =>
  (address.replace(/\/$/u, '').match(/\d+|[a-zA-Z]+|[^\da-zA-Z]/gu) ?? [])
    .map((part) => {
      if (/^\d/u.test(part)) return spellDigits(part)
      if (SPELLED.has(part.toLowerCase())) return spellLetters(part)
      return SIGNS[part] ?? part.toLowerCase()
    })
    .join(' ')

/** E-mail, web and IP addresses, sign by sign; what everybody leaves out when dictating (https, www) is left out. */
export const addresses: readonly Rule[] = [
  (context) => {
    const match = matchAt(email, context)
    return match && { length: match[0].length, spoken: say(match[0]), kind: 'email' }
  },
  (context) => {
    const match = matchAt(link, context) ?? matchAt(host, context) ?? matchAt(domain, context)
    return match && { length: match[0].length, spoken: say(match[1] ?? ''), kind: 'url' }
  },
]
