import type { Entry } from './entries.ts'

const TIME = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Asia/Ho_Chi_Minh',
})

const time = (iso: string | null) => (iso ? TIME.format(new Date(iso)) : '')

const stateOf = ({ kind, done, due, suspicion, mail }: Entry): string => {
  if (suspicion === 'honeypot') return 'suspect, not mailed'
  if (done) return `done ${time(done)}`
  if (kind === 'data-rights') return `due ${time(due)}`
  return `mail ${mail}`
}

const HEAD = ['Receipt', 'Received', 'What', 'About', 'Name', 'Phone', 'E-mail', 'State']
const WIDEST = 34

const cut = (text: string) => (text.length > WIDEST ? `${text.slice(0, WIDEST - 1)}…` : text)

/** Rows as lines whose columns stand below each other. */
export const formatTable = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_cell, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** The inbox as a table; times are those of Vietnam. */
export const formatEntries = (entries: Entry[]): string => {
  if (entries.length === 0) return 'Nothing came in yet.'
  const rows = entries.map((entry) =>
    [
      ...[entry.receipt, time(entry.at), entry.kind, entry.about],
      ...[entry.name ?? '', entry.phone ?? '', entry.email ?? '', stateOf(entry)],
    ].map(cut),
  )
  return formatTable([HEAD, ...rows])
}

const line = (name: string, value: unknown, indent: string): string => {
  if (value === null || value === undefined || value === '') return ''
  if (Array.isArray(value))
    return value.map((item: unknown) => `${indent}${name}:\n${formatRecord(item, `${indent}  `)}`).join('')
  if (typeof value === 'object') return `${indent}${name}:\n${formatRecord(value, `${indent}  `)}`
  return `${indent}${name}: ${String(value).replaceAll('\n', `\n${indent}  `)}\n`
}

/** Any answer as indented lines, what is empty left out. */
export const formatRecord = (record: unknown, indent = ''): string =>
  typeof record === 'object' && record !== null
    ? Object.entries(record)
        .map(([name, value]) => line(name, value, indent))
        .join('')
    : `${indent}${String(record)}\n`
