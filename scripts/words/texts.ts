import ts from 'typescript'

/** One text in the source of a JSON file: its key ('hero.items.0.title'), and where its literal stands. */
export type PlacedText = { key: string; text: string; start: number; end: number }

const nameOf = (name: ts.PropertyName) => ('text' in name ? name.text : '')

/** Every text of a JSON source with its place, in order. */
export const textsIn = (source: string): PlacedText[] => {
  const file = ts.parseJsonText('words.json', source)
  const visit = (node: ts.Node, key: string): PlacedText[] => {
    if (ts.isStringLiteral(node))
      return [{ key, text: node.text, start: node.getStart(file), end: node.getEnd() }]
    const under = (name: string | number) => (key ? `${key}.${name}` : String(name))
    if (ts.isArrayLiteralExpression(node))
      return node.elements.flatMap((entry, at) => visit(entry, under(at)))
    if (!ts.isObjectLiteralExpression(node)) return []
    return node.properties.flatMap((entry) =>
      ts.isPropertyAssignment(entry) ? visit(entry.initializer, under(nameOf(entry.name))) : [],
    )
  }
  const root = file.statements[0]?.expression
  return root ? visit(root, '') : []
}

/** A JSON source with other texts under some keys; everything else stays as it is, byte for byte. Throws on a key that it does not have. */
export const withTexts = (source: string, changes: ReadonlyMap<string, string>): string => {
  const places = textsIn(source).filter(({ key }) => changes.has(key))
  const missing = [...changes.keys()].filter((key) => places.every((place) => place.key !== key))
  if (missing.length) throw new Error(`no such key: ${missing.join(', ')}`)
  return places.reduceRight(
    (text, { key, start, end }) => text.slice(0, start) + JSON.stringify(changes.get(key)) + text.slice(end),
    source,
  )
}
