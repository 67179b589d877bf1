// A cell that begins like a formula would be run by a spreadsheet.
const harmless = (cell: string) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)

const quoted = (cell: string) => (/[",;\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Rows as a CSV text that spreadsheets open with its accents right. */
export const toCsv = (rows: readonly (readonly (string | number)[])[]) =>
  `\uFEFF${rows.map((row) => row.map((cell) => quoted(typeof cell === 'number' ? String(cell) : harmless(cell))).join(',')).join('\r\n')}\r\n`

/** Hands a text to the visitor as a file; nothing leaves the browser. */
export const download = (name: string, text: string) => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
