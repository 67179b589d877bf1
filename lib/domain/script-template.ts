/** A `{{name}}` place of a script. */
export const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g

const ADDRESS = 'danh_xung'
const SELF = 'tu_xung'

/** What the assistant calls itself for each form of address: nobody is asked for it, it follows. */
const SELF_FOR: Readonly<Record<string, string>> = {
  Anh: 'em',
  Chị: 'em',
  'Quý khách': 'em',
  Cô: 'cháu',
  Chú: 'cháu',
  Bác: 'cháu',
  Ông: 'cháu',
  Bà: 'cháu',
  Em: 'mình',
  bạn: 'mình',
}

/** The names of the fields that fill the `{{name}}` places of a script, in their order. */
export const placeholdersIn = (script: string): string[] =>
  [...script.matchAll(PLACEHOLDER)].flatMap(([, name]) => (name === SELF ? ADDRESS : (name ?? [])))

/** Puts the values into the `{{name}}` places of a script, and the assistant’s own pronoun after them; a place without a value stays as it is. */
export const mergeScript = (script: string, values: Readonly<Record<string, string>>): string =>
  script.replace(PLACEHOLDER, (place, key: string) => {
    const value = key === SELF ? SELF_FOR[values[ADDRESS] ?? ''] : values[key]
    return value || place
  })
