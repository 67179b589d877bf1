import type { Block, Chapter, Column, Section } from '@/features/docs/model'
import type { ChapterWords } from '@/features/docs/words'

const texts = (paragraphs: readonly string[] = []): Block[] =>
  paragraphs.map((text) => ({ kind: 'text', text }))

type Options = { isOrdered?: boolean; extra?: readonly Block[] }

/** A chapter's words as blocks; `extra` (tables, code) stands after the list and before what follows it. */
export const plainSection = (
  id: string,
  words: ChapterWords,
  { isOrdered = false, extra = [] }: Options = {},
): Section => ({
  id,
  title: words.title,
  blocks: [
    ...texts(words.text),
    ...(words.list ? [{ kind: 'list' as const, items: words.list, isOrdered }] : []),
    ...extra,
    ...texts(words.after),
    ...(words.note ? [{ kind: 'note' as const, text: words.note }] : []),
  ],
})

/** The same as a chapter of its own. */
export const plainChapter = (id: string, words: ChapterWords, options?: Options): Chapter => ({
  ...plainSection(id, words, options),
  sections: [],
})

type KeyedTable<Key extends string> = {
  label: string
  columns: readonly string[]
  rows: Readonly<Record<Key, readonly string[]>>
  keys: readonly Key[]
  /** Cells known to the code, between the key and the words. */
  known?: (key: Key) => readonly string[]
}

/** A table whose first column is a machine value. */
export const keyedTable = <Key extends string>({
  label,
  columns,
  rows,
  keys,
  known,
}: KeyedTable<Key>): Block => ({
  kind: 'table',
  label,
  columns: columns.map((name, index): Column => ({ label: name, isCode: index === 0 })),
  rows: keys.map((key) => [key, ...(known?.(key) ?? []), ...rows[key]]),
})

/** A block of one piece of code that has no languages to choose from. */
export const oneSample = (label: string, id: 'json' | 'javascript' | 'text', code: string): Block => ({
  kind: 'code',
  label,
  samples: [{ id, label, code }],
})

type WordTable = {
  label: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
  vietnamese?: readonly number[]
}

/** A table of words; the columns at the places in `vietnamese` stay Vietnamese in every language. */
export const wordTable = ({ label, columns, rows, vietnamese = [] }: WordTable): Block => ({
  kind: 'table',
  label,
  columns: columns.map((name, index): Column => ({
    label: name,
    ...(vietnamese.includes(index) && { lang: 'vi' as const }),
  })),
  rows,
})
