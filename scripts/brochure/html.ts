const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

/** Markup that is finished and must not be escaped again. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | Html | readonly Html[]

const write = (part: Part): string => {
  if (part instanceof Html) return part.text
  if (Array.isArray(part)) return part.map(write).join('')
  return escape(String(part))
}

/** A piece of HTML; everything put into it is escaped unless it is HTML itself. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]) =>
  new Html(strings.reduce((text, string, index) => text + write(parts[index - 1] ?? '') + string))

type TableProps = { head: readonly string[]; rows: readonly (readonly string[])[]; name?: string }

/** A table whose first column names the row. */
export const table = ({ head, rows, name = '' }: TableProps) => html`
  <table class="${name}">
    <thead>
      <tr>
        ${head.map((cell) => html`<th scope="col">${cell}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ([first = '', ...cells]) => html`
          <tr>
            <th scope="row">${first}</th>
            ${cells.map((cell) => html`<td>${cell}</td>`)}
          </tr>
        `,
      )}
    </tbody>
  </table>
`
