import type { Column } from '@/features/docs/model'
import { Inline } from '@/features/docs/view/inline'
import type { Locale } from '@/lib/i18n/config'

type DocsTableProps = {
  label: string
  columns: readonly Column[]
  rows: readonly (readonly string[])[]
  lang: Locale
}

type CellProps = { text: string; column: Column | undefined; isHead: boolean; isNamed: boolean; lang: Locale }

const BodyCell = ({ text, column, isHead, isNamed, lang }: CellProps) => {
  const Cell = isHead ? 'th' : 'td'
  return (
    <Cell
      scope={isHead ? 'row' : undefined}
      lang={column?.lang === lang ? undefined : column?.lang}
      className={column?.isCode ? 'is-code' : undefined}
    >
      {isNamed && (
        <small lang={lang} aria-hidden="true">
          {`${column?.label}: `}
        </small>
      )}
      <Inline text={column?.isCode ? `\`${text}\`` : text} lang={lang} />
    </Cell>
  )
}

/** A plain table; on phones each row stands as a block of its own. */
export const DocsTable = ({ label, columns, rows, lang }: DocsTableProps) => (
  <table aria-label={label} className="docs-table">
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column.label} scope="col">
            {column.label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row[0]}>
          {row.map((text, index) => (
            <BodyCell
              key={columns[index]?.label}
              text={text}
              column={columns[index]}
              isHead={index === 0}
              isNamed={index > 0}
              lang={lang}
            />
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
