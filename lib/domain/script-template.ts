/** A `{{name}}` place of a script. */
export const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g

/** The names of the `{{name}}` places of a script, in their order. */
export const placeholdersIn = (script: string): string[] =>
  [...script.matchAll(PLACEHOLDER)].flatMap(([, name]) => name ?? [])

/** Puts the values into the `{{name}}` places of a script; a place without a value stays as it is. */
export const mergeScript = (script: string, values: Readonly<Record<string, string>>): string =>
  script.replace(PLACEHOLDER, (place, key: string) => values[key] || place)
