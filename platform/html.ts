const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Markup that needs no more escaping; only `html` makes it. */
export class Html {
  readonly markup: string

  constructor(markup: string) {
    this.markup = markup
  }
}

type Value = Html | string | number | null | false | undefined | readonly Value[]

const write = (value: Value): string => {
  if (value instanceof Html) return value.markup
  if (value === null || value === undefined || value === false) return ''
  if (typeof value === 'object') return value.map(write).join('')
  return String(value).replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}

/** Markup from a template: every value is escaped, unless it is markup itself; null and false write nothing. */
export const html = (strings: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(strings.map((part, index) => part + write(values[index])).join(''))

/** A sentence with `{{name}}` placeholders, each filled with text (escaped) or markup. */
export const fill = (sentence: string, values: Readonly<Record<string, string | Html>>): Html =>
  html`${sentence.split(/(\{\{\w+\}\})/).map((part) => {
    const name = /^\{\{(\w+)\}\}$/.exec(part)?.[1]
    return name ? (values[name] ?? '') : part
  })}`
