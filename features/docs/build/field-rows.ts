import type { FieldRow } from '@/features/docs/model'
import { PLACES, type JsonSchema, type Parameter } from '@/features/docs/open-api'
import { schemaFields } from '@/features/docs/schema-fields'
import type { FieldContent, Labels } from '@/features/docs/content'
import { LOCALE_DETAILS, type Locale } from '@/lib/i18n/config'
import { fillIn } from '@/lib/i18n/format'

/** What field rows are written with. */
export type FieldContext = { lang: Locale; labels: Labels; fields: FieldContent }

/** A longer pattern nobody reads: what is allowed is said in words. */
const MAX_PATTERN = 40

/** The schemas write "no limit" as the largest whole number; a pattern of a known format says nothing new. */
const isLimit = (limit: number | undefined): limit is number =>
  limit !== undefined && limit < Number.MAX_SAFE_INTEGER

/** Only a range with two ends: that a count is not negative goes without saying. */
const rangeFact = ({ minimum, maximum }: JsonSchema, { lang, labels }: FieldContext) => {
  if (minimum === undefined || !isLimit(maximum)) return undefined
  const { format } = new Intl.NumberFormat(LOCALE_DETAILS[lang].intl)
  return fillIn(labels.range, { min: format(minimum), max: format(maximum) })
}

const factsOf = (schema: JsonSchema, context: FieldContext): string[] => {
  const { labels, lang } = context
  const { maxLength, pattern, format, default: fallback, nullable } = schema
  const digits = new Intl.NumberFormat(LOCALE_DETAILS[lang].intl)
  const facts = [
    rangeFact(schema, context),
    isLimit(maxLength) ? fillIn(labels.maxLength, { n: digits.format(maxLength) }) : undefined,
    pattern && !format && pattern.length <= MAX_PATTERN ? fillIn(labels.pattern, { pattern }) : undefined,
    fallback === undefined ? undefined : fillIn(labels.fallback, { value: JSON.stringify(fallback) }),
    nullable ? labels.nullable : undefined,
  ]
  return facts.filter((fact) => fact !== undefined)
}

const valuesOf = ({ enum: own, items }: JsonSchema): string[] =>
  (own ?? items?.enum ?? []).filter((value) => value !== null).map(String)

const explained = (group: string, key: string, { fields, lang }: FieldContext): string => {
  const text = fields[group]?.[key]
  if (text) return text
  throw new Error(`locales/${lang}/docs/fields.json: ${group}.${key}: missing`)
}

const sendingDuty = (isRequired: boolean, { labels }: FieldContext) => ({
  text: isRequired ? labels.required : labels.optional,
  isStrong: isRequired,
})

const rowsOf = (
  schema: JsonSchema,
  group: string,
  context: FieldContext,
  dutyOf: (isRequired: boolean) => FieldRow['duty'],
): FieldRow[] =>
  schemaFields(schema).map(({ name, key, type, isRequired, schema: own }) => ({
    name,
    type,
    duty: dutyOf(isRequired),
    facts: factsOf(own, context),
    values: valuesOf(own),
    text: explained(group, key, context),
  }))

const inOrder = (parameters: readonly Parameter[]) =>
  parameters.toSorted((left, right) => PLACES.indexOf(left.in) - PLACES.indexOf(right.in))

/** The fields of a body with what each means, from the group of explanations of that name. */
export const bodyRows = (schema: JsonSchema, group: string, context: FieldContext): FieldRow[] =>
  rowsOf(schema, group, context, (isRequired) => sendingDuty(isRequired, context))

/** The same for an answer, where it matters which fields may be absent. */
export const answerRows = (schema: JsonSchema, group: string, context: FieldContext): FieldRow[] =>
  rowsOf(schema, group, context, (isRequired) =>
    isRequired ? null : { text: context.labels.absent, isStrong: false },
  )

/** The parameters of a request in the same form; where each goes (path, query, header) is its first fact. */
export const parameterRows = (
  parameters: readonly Parameter[],
  group: string,
  context: FieldContext,
): FieldRow[] =>
  inOrder(parameters).map(({ name, in: place, required, schema }) => ({
    name,
    type: schema.format ?? schema.type ?? 'string',
    duty: sendingDuty(required, context),
    facts: [context.labels.place[place], ...factsOf(schema, context)],
    values: valuesOf(schema),
    text: explained(group, name, context),
  }))
