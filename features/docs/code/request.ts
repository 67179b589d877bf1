/** A request to be written as code. `body` is JSON; with `saveAs` the answer is a file and is stored under that name. */
export type CodeRequest = {
  method: 'GET' | 'POST'
  url: string
  headers?: Readonly<Record<string, string>> | undefined
  body?: unknown
  saveAs?: string | undefined
}

export const TIMEOUT_SECONDS = 15

/** The headers of a request, the one for its JSON body included, as name and value. */
export const headersOf = ({ headers = {}, body }: CodeRequest): [string, string][] =>
  Object.entries(body === undefined ? headers : { 'content-type': 'application/json', ...headers })

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Text with every line but the first moved right by `depth` spaces. */
export const indent = (text: string, depth: number): string => text.replaceAll('\n', `\n${' '.repeat(depth)}`)

/** How a language writes JSON values: a list and a record are given their finished items, one per line. */
export type Notation = {
  scalar: (value: string | number | boolean | null) => string
  key: (name: string) => string
  list: readonly [string, string]
  record: readonly [string, string]
  emptyRecord: string
  step: number
}

const isScalar = (value: unknown): value is string | number | boolean | null =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value)

/** A JSON value in a language's own notation; throws on what JSON cannot hold. */
export const literal = (value: unknown, notation: Notation): string => {
  if (isScalar(value)) return notation.scalar(value)
  const wrap = ([open, close]: readonly [string, string], items: string[]) => {
    const lines = items.map((item) => `\n${' '.repeat(notation.step)}${indent(item, notation.step)},`)
    return `${open}${lines.join('')}\n${close}`
  }
  if (Array.isArray(value)) {
    const items = value.map((item) => literal(item, notation))
    return items.length ? wrap(notation.list, items) : notation.list.join('')
  }
  if (!isRecord(value)) throw new Error(`not a JSON value: ${typeof value}`)
  const items = Object.entries(value).map(([name, entry]) => notation.key(name) + literal(entry, notation))
  return items.length ? wrap(notation.record, items) : notation.emptyRecord
}
