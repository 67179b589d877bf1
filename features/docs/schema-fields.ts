import type { JsonSchema } from '@/features/docs/open-api'

/** A field found in a schema: `name` as shown ('events[].seq'), `key` as its explanation is filed ('events.seq'). */
export type SchemaField = { name: string; key: string; type: string; isRequired: boolean; schema: JsonSchema }

const isLocalized = ({ properties }: JsonSchema) =>
  properties !== undefined && Object.keys(properties).sort().join() === 'en,vi'

const hasFields = (schema: JsonSchema) =>
  schema.oneOf !== undefined || (schema.properties !== undefined && !isLocalized(schema))

const typeName = (schema: JsonSchema): string => {
  if (schema.items) return `${typeName(schema.items)}[]`
  if (isLocalized(schema)) return '{ vi, en }'
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeName))].join(' | ')
  return schema.format ?? schema.type ?? 'object'
}

const unite = (left: JsonSchema, right: JsonSchema): JsonSchema => ({
  ...left,
  ...right,
  ...(left.enum && right.enum && { enum: [...left.enum, ...right.enum] }),
})

/** The alternatives of a `oneOf` as one object: every field of any of them, required where all have it. */
const united = ({ oneOf = [] }: JsonSchema): JsonSchema => {
  const properties: Record<string, JsonSchema> = {}
  for (const alternative of oneOf) {
    for (const [name, schema] of Object.entries(alternative.properties ?? {})) {
      const known = properties[name]
      properties[name] = known ? unite(known, schema) : schema
    }
  }
  const isInAll = (name: string) => oneOf.every(({ required }) => required?.includes(name))
  return { type: 'object', properties, required: Object.keys(properties).filter(isInAll) }
}

/** The object whose fields are worth listing below a field, and how its name goes on; null for a plain value. */
const inside = (schema: JsonSchema): { object: JsonSchema; suffix: string } | null => {
  const { items, additionalProperties: extra } = schema
  if (items && hasFields(items)) return { object: items, suffix: '[]' }
  if (typeof extra === 'object' && hasFields(extra)) return { object: extra, suffix: '.*' }
  return hasFields(schema) ? { object: schema, suffix: '' } : null
}

const fieldsOfObject = (schema: JsonSchema, prefix: string): SchemaField[] => {
  const object = schema.oneOf ? united(schema) : schema
  return Object.entries(object.properties ?? {}).flatMap(([own, value]) => {
    const name = prefix + own
    const isRequired = object.required?.includes(own) ?? false
    const field = { name, key: name.replaceAll('[]', ''), type: typeName(value), isRequired, schema: value }
    const deeper = inside(value)
    return deeper ? [field, ...fieldsOfObject(deeper.object, `${name}${deeper.suffix}.`)] : [field]
  })
}

/** Every field of an object, or of the records of a list, depth first. */
export const schemaFields = (schema: JsonSchema): SchemaField[] => fieldsOfObject(schema.items ?? schema, '')
