/** Looks up a message of a locale file and fills its `{{placeholders}}`. */
export type Translate = (key: string, values?: Record<string, string | number>) => string

const PLACEHOLDER = /\{\{(\w+)\}\}/g

const lookUp = (messages: unknown, key: string) =>
  key.split('.').reduce<unknown>((node, name) => {
    if (typeof node !== 'object' || node === null) return undefined
    return Object.entries(node).find(([key]) => key === name)?.[1]
  }, messages)

/** A translator over the messages themselves, for islands, which get them as props; throws when one is missing. */
export const translator =
  (messages: unknown): Translate =>
  (key, values = {}) => {
    const text = lookUp(messages, key)
    if (typeof text !== 'string') throw new Error(`no word “${key}”`)
    return text.replace(PLACEHOLDER, (placeholder, name: string) => String(values[name] ?? placeholder))
  }
