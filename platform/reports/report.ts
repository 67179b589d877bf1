import { z } from 'zod'

const text = z.string().catch('')

const violation = z.object({
  effectiveDirective: text,
  'effective-directive': text,
  'violated-directive': text,
  blockedURL: text,
  'blocked-uri': text,
  sourceFile: text,
  'source-file': text,
})

const scriptError = z.object({ message: text, stack: text })

/** What a browser sends: a list of the Reporting API (our own script speaks it as well), or a single report in the older shape. */
export const reportsSchema = z.union([
  z.array(z.object({ type: z.string(), url: text, body: z.unknown() })).max(20),
  z
    .object({ 'csp-report': z.object({ 'document-uri': text }).loose() })
    .transform(({ 'csp-report': body }) => [{ type: 'csp-violation', url: body['document-uri'], body }]),
])

/** What went wrong in a browser, without anything that tells who sat before it. */
export type Report =
  | { kind: 'policy'; path: string; directive: string; blocked: string; source: string }
  | { kind: 'script'; path: string; message: string; stack: string }

const MAX_MESSAGE = 200
const MAX_FRAMES = 12
const FRAME = /(?:https?:\/\/[^\s/)]+)?(\/[\w./~-]+\.js)(?:\?[^\s:)]*)?:(\d+):(\d+)/

/** The path of an address; of one elsewhere its origin, of a word such as `inline` or `eval` the word. */
const placeOf = (address: string, isOwn: boolean) => {
  if (!URL.canParse(address, 'http://site')) return ''
  if (/^[\w-]{0,20}$/.test(address)) return address
  const { origin, pathname, protocol } = new URL(address, 'http://site')
  if (!protocol.startsWith('http')) return protocol
  return isOwn ? pathname.slice(0, 200) : origin
}

/** A message without what may be personal in it: what is quoted, addresses, numbers of four digits or more. */
export const withoutValues = (message: string): string =>
  message
    .slice(0, 1_000)
    .replace(/https?:\/\/\S+/g, '<address>')
    .replace(/[^\s@]+@[^\s@]+/g, '<email>')
    .replace(/"[^"]*"|“[^”]*”|`[^`]*`/g, '<text>')
    .replace(/\d[\d .-]{2,}\d/g, '<number>')
    .slice(0, MAX_MESSAGE)

const framesOf = (stack: string) =>
  stack
    .slice(0, 8_000)
    .split('\n')
    .flatMap((line) => {
      const [, file, row, column] = FRAME.exec(line) ?? []
      return file ? [`${file}:${row}:${column}`] : []
    })
    .slice(0, MAX_FRAMES)
    .join('\n')

/** The reports in a browser's message that we keep; kinds nobody asked for are left out. */
export const readReports = (sent: z.output<typeof reportsSchema>): Report[] =>
  sent.flatMap(({ type, url, body }): Report[] => {
    const path = placeOf(url, true)
    if (type === 'csp-violation') {
      const { success, data } = violation.safeParse(body)
      if (!success) return []
      const directive =
        data.effectiveDirective || data['effective-directive'] || data['violated-directive'].split(' ')[0]
      return [
        {
          kind: 'policy',
          path,
          directive: (directive ?? '').slice(0, 40),
          blocked: placeOf(data.blockedURL || data['blocked-uri'], false),
          source: placeOf(data.sourceFile || data['source-file'], true),
        },
      ]
    }
    const { success, data } = scriptError.safeParse(body)
    if (type !== 'script-error' || !success) return []
    return [{ kind: 'script', path, message: withoutValues(data.message), stack: framesOf(data.stack) }]
  })
