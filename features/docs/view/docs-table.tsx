import { Code, Inline } from '@/features/docs/view/inline'
import type { Column } from '@/features/docs/model'
import type { Lang } from '@/lib/i18n/config'

type DocsTableProps = {
  label: string
  columns: readonly Column[]
  rows: readonly (readonly string[])[]
  lang: Lang
}

const cell = 'border-b border-rule py-3 pr-6 text-left align-top font-normal last:pr-0'

/** A plain table; where it is wider than the page it scrolls by itself, also by keyboard. */
export const DocsTable = ({ label, columns, rows, lang }: DocsTableProps) => {
  const minWidth = columns.length > 2 ? 'min-w-[40rem]' : 'min-w-[26rem]'
  const speech = (column: Column | undefined) => (column?.lang === lang ? undefined : column?.lang)
  return (
    <div role="region" aria-label={label} tabIndex={0} className="mt-5 overflow-x-auto">
      <table className={`w-full border-collapse text-ui ${minWidth}`}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.label} scope="col" className={`${cell} text-small font-strong!`}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]}>
              {row.map((text, index) => {
                const Cell = index === 0 ? 'th' : 'td'
                const content = columns[index]?.isCode ? <Code>{text}</Code> : <Inline text={text} lang={lang} />
                return (
                  <Cell
                    key={columns[index]?.label}
                    scope={index === 0 ? 'row' : undefined}
                    lang={speech(columns[index])}
                    className={`${cell} ${index === 0 ? '' : 'text-fg-2'}`}
                  >
                    {content}
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
