/** A page's words as data: texts, lists and named groups of them. */
export type Words = string | Words[] | { [key: string]: Words }
export type Group = { [key: string]: Words }

export const isText = (value: Words | undefined): value is string => typeof value === 'string'
export const isList = (value: Words | undefined): value is Words[] => Array.isArray(value)
export const isGroup = (value: Words | undefined): value is Group =>
  typeof value === 'object' && !Array.isArray(value)

/** Parsed JSON seen as words; throws on numbers, booleans and null, which no locale file holds. */
export const asWords = (value: unknown): Words => {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(asWords)
  if (typeof value !== 'object' || value === null) throw new Error(`not a word: ${String(value)}`)
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, asWords(entry)]))
}
