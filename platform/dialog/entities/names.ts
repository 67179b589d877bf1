import { findWords, type Entity, type Reading } from './entity.ts'

const CUE =
  /(?:tên(?: của)?(?: em| mình| tôi| anh| chị| tui| bé| con)?(?: là)?|(?:em|mình|tôi|anh|chị|tui) (?:là|tên)|my name is|my name's|i am|i'm|this is|name is|under the name)(?= )/gu
const NAME = /^ (\p{Lu}\p{Ll}*(?: \p{Lu}\p{Ll}*){0,4})/u
const SMALL = /^ (\p{Ll}+(?: \p{Ll}+){0,2})(?=\s*(?:[,.;!]|$))/u
const STRONG = /tên|name/u
const NO_NAME = /^(?:gì|ai|người|khách|bác sĩ|người nhận|sinh viên|không|một|đang|sản phẩm)/u

/** Names of people after words that announce one; the capitals of a name decide where it ends. */
export const findNames = ({ text, restored }: Reading): Entity[] => {
  const found: Entity[] = []
  for (const match of findWords(restored, CUE)) {
    const from = match.index + match[0].length
    const name = NAME.exec(text.slice(from)) ?? (STRONG.test(match[0]) ? SMALL.exec(text.slice(from)) : null)
    if (!name?.[1] || NO_NAME.test(restored.slice(from + 1))) continue
    found.push({ type: 'name', value: name[1], start: from + 1, end: from + 1 + name[1].length })
  }
  return found
}
