import { readFileSync } from 'node:fs'

// schema-dts is generated from schema.org's own vocabulary: its types say which property a class has and what may stand there.
const SOURCE = 'node_modules/schema-dts/dist/schema.d.ts'

const BASE = /^(?:export )?interface (\w+) extends ([^{]+)\{\n([\s\S]*?)^\}/gm
const PROPERTY = /^ {4}"([^"@][^"]*)"\?: SchemaValue<(.*), "[^"]*">;$/gm
const TYPE = /^ {4}"@type": "([^"]+)";$/m
const UNION = /^export type (\w+) = ([^;]+);/gm

type Interface = { parents: string[]; properties: Map<string, string[]>; type: string | undefined }

const names = (list: string) => list.split(/[|,]/).map((name) => name.trim().replace(/^"|"$/g, ''))

const readVocabulary = () => {
  const source = readFileSync(SOURCE, 'utf8')
  const interfaces = new Map<string, Interface>()
  for (const [, name = '', parents = '', body = ''] of source.matchAll(BASE)) {
    interfaces.set(name, {
      parents: names(parents),
      properties: new Map(
        [...body.matchAll(PROPERTY)].map(([, key = '', values = '']) => [key, names(values)]),
      ),
      type: TYPE.exec(body)?.[1],
    })
  }
  const unions = new Map(
    [...source.matchAll(UNION)].map(([, name = '', members = '']) => [name, names(members)]),
  )
  const leaves = new Map([...interfaces].flatMap(([name, { type }]) => (type ? [[type, name] as const] : [])))
  return { interfaces, unions, leaves }
}

const { interfaces, unions, leaves } = readVocabulary()

/** How many classes the vocabulary has. */
export const CLASS_COUNT = leaves.size

const propertyOf = (name: string, key: string): string[] | undefined => {
  const own = interfaces.get(name)
  const found = own?.properties.get(key)
  if (found) return found
  for (const parent of own?.parents ?? []) {
    const inherited = propertyOf(parent, key)
    if (inherited) return inherited
  }
  return undefined
}

/** A class or data type with everything that may stand in its place. */
const closures = new Map<string, ReadonlySet<string>>()
const closureOf = (name: string): ReadonlySet<string> => {
  const known = closures.get(name)
  if (known) return known
  const all = new Set([name])
  closures.set(name, all)
  for (const member of unions.get(name) ?? []) for (const inner of closureOf(member)) all.add(inner)
  return all
}

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const fits = (value: unknown, allowed: readonly string[]): boolean => {
  const all = new Set(allowed.flatMap((name) => [...closureOf(name)]))
  if (typeof value === 'string') return all.has('string') || all.has(value)
  if (typeof value === 'number') return all.has('number') || all.has(`\${number}`) || all.has('Number')
  if (typeof value === 'boolean') return all.has('boolean') || all.has('Boolean')
  if (!isNode(value)) return false
  const type = value['@type']
  if (type === undefined) return '@id' in value && all.has('IdReference')
  return typeof type === 'string' && all.has(leaves.get(type) ?? '')
}

/** What schema.org's vocabulary does not know in a node and in what it holds: classes, properties, kinds of value; one line each. */
export const vocabularyFaults = (node: unknown, at = '@graph'): string[] => {
  if (!isNode(node)) return [`${at} is no node`]
  const type = node['@type']
  if (type === undefined && '@id' in node) return []
  const leaf = typeof type === 'string' ? leaves.get(type) : undefined
  if (!leaf) return [`${at}: schema.org knows no class ${String(type)}`]
  return Object.entries(node)
    .filter(([key]) => !key.startsWith('@'))
    .flatMap(([key, held]) => {
      const place = `${at}.${String(type)}.${key}`
      const allowed = propertyOf(leaf, key)
      if (!allowed) return [`${place}: ${String(type)} has no such property`]
      return [held]
        .flat()
        .flatMap((value) => [
          ...(fits(value, allowed)
            ? []
            : [`${place}: ${JSON.stringify(value).slice(0, 60)} is none of ${allowed.join(', ')}`]),
          ...(isNode(value) ? vocabularyFaults(value, place) : []),
        ])
    })
}
