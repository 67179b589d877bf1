type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Place = { at: string; key: string; value: unknown }

const placesIn = (value: unknown, at: string, key = ''): Place[] => {
  const own = { at, key, value }
  if (Array.isArray(value))
    return [own, ...value.flatMap((entry, index) => placesIn(entry, `${at}.${index}`, key))]
  if (!isNode(value)) return [own]
  return [own, ...Object.entries(value).flatMap(([name, entry]) => placesIn(entry, `${at}.${name}`, name))]
}

const ABSOLUTE = /^https?:\/\/[^/\s]+/
const DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/
const LEAKED_KEY = /^[a-z][\w-]*(\.[\w-]+){1,}$/
const PLACEHOLDER = /\{\{?\w+\}?\}/

const DATE_KEYS = new Set([
  'datePosted',
  'validThrough',
  'uploadDate',
  'datePublished',
  'dateModified',
  'startDate',
  'endDate',
])
const ADDRESS_KEYS = new Set([
  '@id',
  'url',
  'image',
  'logo',
  'item',
  'sameAs',
  'contentUrl',
  'embedUrl',
  'thumbnailUrl',
])

const isReference = (node: Node) => Object.keys(node).length === 1 && '@id' in node

/** What is wrong with a structured-data graph, one line per fault: types, ids, addresses, dates, words that are keys or placeholders. */
export const graphFaults = (graph: readonly unknown[]): string[] => {
  const places = graph.flatMap((node, index) => placesIn(node, String(index)))
  const texts = places.filter((place): place is Place & { value: string } => typeof place.value === 'string')
  const nodes = places.map(({ value }) => value).filter(isNode)
  const ids = nodes
    .filter((node) => !isReference(node))
    .flatMap((node) => (typeof node['@id'] === 'string' ? [node['@id']] : []))
  const references = nodes.filter(isReference).map((node) => node['@id'])

  return [
    ...graph
      .filter((node) => !isNode(node) || typeof node['@type'] !== 'string')
      .map((_, index) => `node ${index} has no type`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} stands twice`),
    ...references.filter((id) => !ids.some((own) => own === id)).map((id) => `${String(id)} leads nowhere`),
    ...texts
      .filter(({ key, value }) => ADDRESS_KEYS.has(key) && !ABSOLUTE.test(value))
      .map(({ at, value }) => `${at} is not absolute: ${value}`),
    ...texts
      .filter(({ key, value }) => DATE_KEYS.has(key) && !DATE.test(value))
      .map(({ at, value }) => `${at} is no ISO date: ${value}`),
    ...texts
      .filter(({ value }) => LEAKED_KEY.test(value) || PLACEHOLDER.test(value))
      .map(({ at, value }) => `${at} is no word: ${value}`),
    ...places
      .filter(({ value }) => value === '' || value === null || Number.isNaN(value))
      .map(({ at }) => `${at} is empty`),
  ]
}
