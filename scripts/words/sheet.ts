import { readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { readSheet } from 'read-excel-file/node'
import writeExcel from 'write-excel-file/node'
import { COLUMNS, type Row } from './table.ts'

// Excel takes a file without it for another alphabet.
const BYTE_ORDER_MARK = '\uFEFF'
const WIDTHS = [28, 34, 70, 70, 10, 10]

const cellsOf = (row: Row) => COLUMNS.map((column) => row[column])

const rowOf = (cells: readonly unknown[], head: readonly unknown[]): Row => {
  const cell = (column: (typeof COLUMNS)[number]) => String(cells[head.indexOf(column)] ?? '')
  return {
    file: cell('file'),
    key: cell('key'),
    vi: cell('vi'),
    en: cell('en'),
    'vi was': cell('vi was'),
    'en was': cell('en was'),
  }
}

const asRows = ([head = [], ...lines]: readonly (readonly unknown[])[], path: string): Row[] => {
  const missing = COLUMNS.filter((column) => !head.includes(column))
  if (missing.length) throw new Error(`${path}: the first line has no column ${missing.join(', ')}`)
  return lines.map((cells) => rowOf(cells, head))
}

const isCsv = (path: string) => {
  if (/\.csv$/i.test(path)) return true
  if (/\.xlsx$/i.test(path)) return false
  throw new Error(`${path}: name it .xlsx or .csv`)
}

/** Writes a table of words as a spreadsheet, or as CSV where the name says so. */
export const writeTable = async (path: string, rows: readonly Row[]): Promise<void> => {
  const lines = [[...COLUMNS], ...rows.map(cellsOf)]
  if (isCsv(path)) {
    writeFileSync(path, stringify(lines, { bom: true }))
    return
  }
  const cells = lines.map((line, at) =>
    line.map((value) => ({
      value,
      type: String,
      wrap: true,
      alignVertical: 'top' as const,
      ...(at === 0 && { fontWeight: 'bold' as const }),
    })),
  )
  await writeExcel(cells, { columns: WIDTHS.map((width) => ({ width })), stickyRowsCount: 1 }).toFile(path)
}

/** Reads such a table; throws when the file is of another kind or lacks a column. */
export const readTableFile = async (path: string): Promise<Row[]> => {
  if (!isCsv(path)) return asRows(await readSheet(path, { trim: false }), path)
  const text = readFileSync(path, 'utf8').replace(BYTE_ORDER_MARK, '')
  return asRows(parse(text, { relaxColumnCount: true }), path)
}
