import { spellDigits } from '../numbers.ts'
import { END, follows, matchAt, pattern, type Rule } from '../piece.ts'

const domestic = pattern(`0(?:[ .-]?\\d){9,10}${END}`)
const bracketed = pattern(`\\(0\\d{1,3}\\)(?:[ .-]?\\d){6,8}${END}`)
const vietnamese = pattern(`\\(?\\+84\\)?(?:[ .-]?\\d){9,10}${END}`)
const foreign = pattern(`\\+\\d{1,3}(?:[ .-]?\\d){6,12}${END}`)
const service = pattern(`1[89]00(?:[ .]?\\d){4,6}${END}`)
const emergency = pattern(`11[1-5]${END}`)
const CALL_BEFORE = follows('gọi|bấm gọi|số khẩn cấp|đường dây nóng')

const SEPARATORS = /[ .()-]+/u

const cut = (digits: string, sizes: readonly number[]) => {
  const groups: string[] = []
  let at = 0
  for (const size of [...sizes, digits.length]) {
    if (at >= digits.length) break
    groups.push(digits.slice(at, at + size))
    at += size
  }
  return groups
}

/** The writer's own groups; a long run is cut as people dictate it. */
const groupsOf = (written: string, sizes: readonly number[]) => {
  const groups = written.split(SEPARATORS).filter(Boolean)
  return groups.length > 1 && groups.every((group) => group.length <= 5)
    ? groups
    : cut(groups.join(''), sizes)
}

const dictate = (groups: readonly string[]) => groups.map(spellDigits).join(', ')

const phone =
  (sticky: RegExp, say: (written: string) => string): Rule =>
  (context) => {
    const match = matchAt(sticky, context)
    return match && { length: match[0].length, spoken: say(match[0]), kind: 'phone' }
  }

const sayDomestic = (written: string) =>
  dictate(groupsOf(written, written.replace(/\D/gu, '').length === 10 ? [4, 3, 3] : [3, 4, 4]))

/** Telephone numbers: digit by digit, in groups with a pause between them. */
export const phones: readonly Rule[] = [
  phone(vietnamese, (written) => {
    const rest = written.replace(/^\(?\+84\)?[ .-]?/u, '')
    return `cộng tám tư, ${dictate(groupsOf(rest, [3, 3, 3]))}`
  }),
  phone(foreign, (written) => {
    const [country = '', ...rest] = written.slice(1).split(SEPARATORS)
    const groups = rest.length > 0 ? [country, ...rest] : cut(country, [2, 3, 3])
    return `cộng ${dictate(groups)}`
  }),
  phone(domestic, sayDomestic),
  phone(bracketed, sayDomestic),
  phone(service, (written) => {
    const rest = written.slice(4).trim().replace(/^\./u, '')
    return dictate([written.slice(0, 4), ...groupsOf(rest, rest.length > 4 ? [3, 3] : [4])])
  }),
  (context) => {
    const match = CALL_BEFORE.test(context.before) ? matchAt(emergency, context) : null
    return match && { length: match[0].length, spoken: spellDigits(match[0]), kind: 'phone' }
  },
]
