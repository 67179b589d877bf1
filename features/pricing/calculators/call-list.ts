import { CALL_RESULTS, type CallResult } from '@/lib/contract/enums'

/** A line of a pasted list: a call that was understood, or why it was not. */
export type ListedCall =
  | { line: number; id: string; result: CallResult; seconds: number }
  | { line: number; id: string; result: null }

export const MOST_LINES = 20_000

const DURATION_HEAD = /second|giây|duration|thời lượng|talk/i
const MILLIS_HEAD = /(?:_|\b)ms\b|millisecond/i

const plain = (cell: string) => cell.normalize('NFC').replaceAll('\u00A0', ' ').trim()
const keyOf = (cell: string) => plain(cell).toLowerCase()

const split = (line: string, mark: string) => {
  const cells = ['']
  let isQuoted = false
  for (const letter of line) {
    if (letter === '"') isQuoted = !isQuoted
    else if (letter === mark && !isQuoted) cells.push('')
    else cells[cells.length - 1] += letter
  }
  return cells.map(plain)
}

const markOf = (text: string) => ['\t', ';', ','].find((mark) => text.includes(mark)) ?? ','

/** Seconds from `41`, `41 s`, `41,6`, `1:23` or `0:01:23`; null for anything else. */
export const readSeconds = (cell: string): number | null => {
  const clock = /^(?:(\d{1,2}):)?(\d{1,3}):(\d{2})$/.exec(cell)
  if (clock) return Number(clock[1] ?? 0) * 3600 + Number(clock[2]) * 60 + Number(clock[3])
  const number = /^(\d{1,5}(?:[.,]\d+)?)\s*(?:s|sec|seconds?|giây)?$/i.exec(cell)
  return number?.[1] ? Number(number[1].replace(',', '.')) : null
}

type Column = { index: number; perSecond: number } | undefined

const durationColumn = (head: readonly string[]): Column => {
  const index = head.findIndex((cell) => DURATION_HEAD.test(cell))
  if (index < 0) return undefined
  return { index, perSecond: MILLIS_HEAD.test(head[index] ?? '') ? 1_000 : 1 }
}

const secondsIn = (cells: readonly string[], after: number, column: Column) => {
  if (!column)
    return (
      cells
        .slice(after + 1)
        .map(readSeconds)
        .find((seconds) => seconds !== null) ?? null
    )
  const cell = cells[column.index] ?? ''
  if (column.perSecond === 1) return readSeconds(cell)
  return /^\d+$/.test(cell) ? Number(cell) / column.perSecond : null
}

/** The names a result may have in a list: its code, and its labels in any language. */
export type ResultNames = readonly (readonly [name: string, result: CallResult])[]

/** Reads a pasted list (comma, semicolon or tab; with or without a head) line by line; a billed call needs a duration. */
export const readCallList = (
  text: string,
  labels: ResultNames,
  isBilled: (result: CallResult) => boolean,
) => {
  const names = new Map<string, CallResult>([
    ...CALL_RESULTS.map((code) => [keyOf(code), code] as const),
    ...labels.map(([name, result]) => [keyOf(name), result] as const),
  ])
  const mark = markOf(text)
  const lines = text
    .split(/\r?\n/)
    .map((line, index) => ({ line: index + 1, cells: split(line, mark) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  const resultAt = (cells: readonly string[]) => cells.findIndex((cell) => names.has(keyOf(cell)))

  const [first] = lines
  const head = first && resultAt(first.cells) < 0 ? first : undefined
  const column = head && durationColumn(head.cells)
  // A first line without a result is a head only when other lines have one; a single line is a line.
  const rows = head && (column || lines.length > 1) ? lines.slice(1) : lines
  return rows.slice(0, MOST_LINES).map(({ line, cells }): ListedCall => {
    const at = resultAt(cells)
    const result = names.get(keyOf(cells[at] ?? ''))
    const id = cells.find((cell, index) => index !== at && index !== column?.index && cell !== '') ?? ''
    const seconds = secondsIn(cells, at, column)
    if (!result || (seconds === null && isBilled(result)))
      return { line, id: id || cells.join(' '), result: null }
    return { line, id, result, seconds: seconds ?? 0 }
  })
}
