/** A fact in a message: what it is, its value in a standard form, and where it stands (UTF-16 units of the text in NFC). */
export type Entity = { type: string; value: string; start: number; end: number }

/** What finds entities is given: the text in NFC, and as it is read: small letters, diacritics put back, as long as the text. */
export type Reading = { text: string; restored: string }

/** The matches of a pattern that stand as words of their own. */
export const findWords = function* (text: string, pattern: RegExp): Generator<RegExpExecArray> {
  for (const match of text.matchAll(pattern)) {
    const before = text[match.index - 1] ?? ' '
    const after = text[match.index + match[0].length] ?? ' '
    if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)) yield match
  }
}

export const spanOf = (match: RegExpExecArray) => ({ start: match.index, end: match.index + match[0].length })

const overlaps = (a: Entity, b: Entity) => a.start < b.end && b.start < a.end

/** Leaves of entities that overlap the first listed; in the order of the text. */
export const withoutOverlaps = (entities: readonly Entity[]): Entity[] =>
  entities
    .filter((entity, i) => !entities.slice(0, i).some((earlier) => overlaps(earlier, entity)))
    .sort((a, b) => a.start - b.start)
