import type { Block, Chapter, Column, Section } from '@/features/docs/model'
import type { ChapterContent } from '@/features/docs/content'

const texts = (paragraphs: readonly string[] = []): Block[] =>
  paragraphs.map((text) => ({ kind: 'text', text }))

type Options = { isOrdered?: boolean; extra?: readonly Block[] }

/** A chapter's content as blocks; `extra` (tables, code) stands after the list and before what follows it. */
export const plainSection = (
  id: string,
  content: ChapterContent,
  { isOrdered = false, extra = [] }: Options = {},
): Section => ({
  id,
  title: content.title,
  blocks: [
    ...texts(content.text),
    ...(content.list ? [{ kind: 'list' as const, items: content.list, isOrdered }] : []),
    ...extra,
    ...texts(content.after),
    ...(content.note ? [{ kind: 'note' as const, text: content.note }] : []),
  ],
})

/** The same as a chapter of its own. */
export const plainChapter = (id: string, content: ChapterContent, options?: Options): Chapter => ({
  ...plainSection(id, content, options),
  sections: [],
})

type KeyedTable<Key extends string> = {
  label: string
  columns: readonly string[]
  rows: Readonly<Record<Key, readonly string[]>>
  keys: readonly Key[]
  /** Cells known to the code, between the key and the content. */
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

/** A table of texts; the columns at the indexes in `vietnamese` stay Vietnamese in every language. */
export const wordTable = ({ label, columns, rows, vietnamese = [] }: WordTable): Block => ({
  kind: 'table',
  label,
  columns: columns.map((name, index): Column => ({
    label: name,
    ...(vietnamese.includes(index) && { lang: 'vi' as const }),
  })),
  rows,
})
