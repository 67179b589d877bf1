import type { ReadingOptions } from './options.ts'

/** Why a stretch of text is read otherwise than it is written. */
export const READING_KINDS = [
  'number',
  'fraction',
  'percent',
  'money',
  'unit',
  'date',
  'time',
  'range',
  'phone',
  'code',
  'roman',
  'acronym',
  'foreign',
  'unknown',
  'email',
  'url',
  'symbol',
] as const
export type ReadingKind = (typeof READING_KINDS)[number]

/** A stretch of the text: what stands there, what is said for it, and by which rule (null: as written). */
export type Piece = { written: string; spoken: string; kind: ReadingKind | null }

/** Where a rule is tried: `before` is what precedes, in lower case, for rules that look back. */
export type ReadContext = { text: string; at: number; before: string; options: ReadingOptions }

export type Found = { length: number; spoken: string; kind: ReadingKind }

/** Says how the text at a place is read, or null when the rule does not apply there. */
export type Rule = (context: ReadContext) => Found | null

/** The letters of a Vietnamese text, for a class of a pattern: an engine takes twenty times as long to ready one for those of all scripts. */
export const LETTERS = 'A-Za-zªºÀ-ÖØ-öø-ɏḀ-ỿ'

/** No letter follows. */
export const WORD_END = `(?![${LETTERS}])`

/** Neither a letter nor a digit follows. */
export const END = `(?![${LETTERS}0-9²³¹¼-¾])`

/** One of the words precedes (alternatives of a pattern), and room. */
export const follows = (words: string): RegExp => new RegExp(`(?:^|[^${LETTERS}])(?:${words})\\s+$`, 'u')

/** A pattern that only matches where it is asked to. */
export const pattern = (source: string, flags = ''): RegExp => new RegExp(source, `yu${flags}`)

/** The match of a `pattern` at a place. */
export const matchAt = (
  sticky: RegExp,
  { text, at }: Pick<ReadContext, 'text' | 'at'>,
): RegExpExecArray | null => {
  sticky.lastIndex = at
  return sticky.exec(text)
}

export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&')
