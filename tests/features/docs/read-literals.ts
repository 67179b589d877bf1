type Token = { kind: 'text' | 'mark'; text: string }

const DOUBLE: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' }

const TOKEN =
  /'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|new stdClass\(\)|=>|[[\],]|-?\d+(?:\.\d+)?|true|false|null/gs

/** A PHP array literal as PHP would build it and `json_encode` would send it. */
export const readPhp = (source: string): unknown => {
  const tokens: Token[] = [...source.matchAll(TOKEN)].map(([whole, single, double]) => {
    if (single !== undefined) return { kind: 'text', text: single.replace(/\\(['\\])/g, '$1') }
    if (double === undefined) return { kind: 'mark', text: whole }
    return { kind: 'text', text: double.replace(/\\([\\"$nrt])/g, (_all, key: string) => DOUBLE[key] ?? key) }
  })
  let at = 0
  const value = (): unknown => {
    const token = tokens[at++]!
    if (token.kind === 'text') return token.text
    if (token.text === 'new stdClass()') return {}
    if (token.text !== '[') return JSON.parse(token.text)
    const list: unknown[] = []
    const record: Record<string, unknown> = {}
    while (tokens[at]!.text !== ']' || tokens[at]!.kind === 'text') {
      const item = value()
      if (tokens[at]!.text === '=>') {
        at += 1
        record[String(item)] = value()
      } else list.push(item)
      if (tokens[at]!.text === ',') at += 1
    }
    at += 1
    return Object.keys(record).length ? record : list
  }
  return value()
}

const ESCAPES: Readonly<Record<string, string>> = { '\\\\': '\\', '\\"': '"', '\\n': '\n', '\\t': '\t' }

/** The value of the Java text block in a source: common indentation and trailing spaces go, then escapes are read. */
export const readTextBlock = (source: string): string => {
  const lines = /"""\n(.*?)"""/s.exec(source.replaceAll('\\"""', '\\"\\"\\"'))![1]!.split('\n')
  const depth = Math.min(
    ...lines.filter((line, i) => line.trim() || i === lines.length - 1).map((line) => line.search(/\S|$/)),
  )
  const text = lines.map((line) => line.slice(depth).trimEnd()).join('\n')
  return text.replace(/\\[\\"nt]/g, (escape) => ESCAPES[escape] ?? escape)
}
