const HEADS = ['title', 'label', 'figure', 'name']

const textsOf = (group: Group, keys: readonly string[]) => keys.map((key) => group[key]).filter(isText)

// A cell is one line, and a bar in it no border; a backslash before a bar would make it one again.
const cellOf = (cell: string) => cell.replace(/[\\|]/g, '\\$&').replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' ')

const row = (cells: readonly string[]) => `| ${cells.map(cellOf).join(' | ')} |`

/** A Markdown table; the first column names the row. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

const sentences = (texts: readonly string[]) =>
  texts
    .map((text, index) => (index < texts.length - 1 && !/[.?:…]$/.test(text) ? `${text}.` : text))
    .join(' ')

/** One entry of a list: what names it in bold, then everything else it says. */
const entry = (group: Group) => {
  const head = textsOf(group, HEADS)[0]
  const rest = sentences(
    textsOf(
      group,
      Object.keys(group).filter((key) => !HEADS.includes(key)),
    ),
  )
  return head === undefined ? rest : `**${head}**: ${rest}`
}

const list = (items: readonly Content[], numbered: boolean) =>
  items
    .map(
      (item, index) =>
        `${numbered ? `${index + 1}.` : '-'} ${isText(item) ? item : isGroup(item) ? entry(item) : ''}`,
    )
    .join('\n')

const question = ({ q, a }: Group, hashes: string) => `${hashes} ${String(q)}\n\n${String(a)}`

const line = ({ by, text }: Group, speakers: Group) =>
  `- **${String(speakers[String(by)])}**: ${String(text)}`

const tableOf = (columns: Content, rows: readonly Group[]) => {
  if (isGroup(columns)) {
    const keys = Object.keys(columns)
    return table(
      textsOf(columns, keys),
      rows.map((group) => textsOf(group, keys)),
    )
  }
  const heads = isList(columns) ? columns.filter(isText) : []
  return table(
    ['', ...heads],
    rows.map(({ label, cells }) => [String(label), ...(isList(cells) ? cells.filter(isText) : [])]),
  )
}

/** A list of a section as Markdown: a table where the section has columns, questions, the lines of a call, or plain entries (numbered in a sequence). */
export const listBlock = (items: readonly Content[], section: Group, hashes: string) => {
  const groups = items.filter(isGroup)
  const first = groups[0]
  if (first && section.columns !== undefined) return tableOf(section.columns, groups)
  if (first && 'q' in first) return groups.map((group) => question(group, hashes)).join('\n\n')
  if (first && 'by' in first) return groups.map((group) => line(group, section)).join('\n')
  return list(items, section.step !== undefined)
}

/** A page's content as data: texts, lists and named groups of them. */
export type Content = string | Content[] | { [key: string]: Content }
export type Group = { [key: string]: Content }

export const isText = (value: Content | undefined): value is string => typeof value === 'string'
export const isList = (value: Content | undefined): value is Content[] => Array.isArray(value)
export const isGroup = (value: Content | undefined): value is Group =>
  typeof value === 'object' && !Array.isArray(value)

/** Parsed JSON seen as content; throws on numbers, booleans and null, which no locale file holds. */
export const asContent = (value: unknown): Content => {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(asContent)
  if (typeof value !== 'object' || value === null) throw new Error(`not a text: ${String(value)}`)
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, asContent(entry)]))
}
