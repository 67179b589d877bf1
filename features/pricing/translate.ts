/** Looks up a word of a locale file and fills its `{{places}}`. */
export type Translate = (key: string, values?: Record<string, string | number>) => string

const PLACE = /\{\{(\w+)\}\}/g

const lookUp = (words: unknown, key: string) =>
  key.split('.').reduce<unknown>((node, name) => {
    if (typeof node !== 'object' || node === null) return undefined
    return Object.entries(node).find(([own]) => own === name)?.[1]
  }, words)

/** A translator over the words themselves, for islands, which get them as props; throws when a word is missing. */
export const translator =
  (words: unknown): Translate =>
  (key, values = {}) => {
    const text = lookUp(words, key)
    if (typeof text !== 'string') throw new Error(`no word “${key}”`)
    return text.replace(PLACE, (place, name: string) => String(values[name] ?? place))
  }
