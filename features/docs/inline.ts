export type InlinePart =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'link'; text: string; href: string }

const MARKS = /`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)/g

/** A text with `code` and [links](/path) as its parts in order. */
export const inlineParts = (text: string): InlinePart[] => {
  const parts: InlinePart[] = []
  let end = 0
  const plain = (until: number) => {
    if (until > end) parts.push({ kind: 'text', text: text.slice(end, until) })
  }
  for (const match of text.matchAll(MARKS)) {
    const [whole, code, label = '', href = ''] = match
    plain(match.index)
    parts.push(code === undefined ? { kind: 'link', text: label, href } : { kind: 'code', text: code })
    end = match.index + whole.length
  }
  plain(text.length)
  return parts
}
