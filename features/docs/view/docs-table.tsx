import { Code, Inline } from '@/features/docs/view/inline'
import type { Column } from '@/features/docs/model'
import type { Lang } from '@/lib/i18n/config'

type DocsTableProps = {
  label: string
  columns: readonly Column[]
  rows: readonly (readonly string[])[]
  lang: Lang
}

type CellProps = { text: string; column: Column | undefined; isHead: boolean; isNamed: boolean; lang: Lang }

const cell =
  'text-left align-top font-normal max-md:block md:border-b md:border-rule md:py-3 md:pr-6 md:last:pr-0'

const BodyCell = ({ text, column, isHead, isNamed, lang }: CellProps) => {
  const Cell = isHead ? 'th' : 'td'
  return (
    <Cell
      role={isHead ? 'rowheader' : 'cell'}
      scope={isHead ? 'row' : undefined}
      lang={column?.lang === lang ? undefined : column?.lang}
      className={`${cell} ${isHead ? 'max-md:font-strong' : 'text-fg-2 max-md:mt-1'} ${column?.isCode ? 'md:whitespace-nowrap' : ''}`}
    >
      {isNamed && (
        <span lang={lang} aria-hidden="true" className="text-small text-fg-3 md:hidden">
          {column?.label}:{' '}
        </span>
      )}
      {column?.isCode ? <Code>{text}</Code> : <Inline text={text} lang={lang} />}
    </Cell>
  )
}

/** A plain table; on phones each row stands as a block of its own, its roles kept for screen readers. */
export const DocsTable = ({ label, columns, rows, lang }: DocsTableProps) => (
  <table role="table" aria-label={label} className="mt-5 w-full border-collapse text-ui max-md:block">
    <thead role="rowgroup" className="max-md:sr-only">
      <tr role="row">
        {columns.map((column) => (
          <th
            key={column.label}
            role="columnheader"
            scope="col"
            className={`${cell} text-small font-strong!`}
          >
            {column.label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup" className="max-md:block max-md:border-t max-md:border-rule">
      {rows.map((row) => (
        <tr key={row[0]} role="row" className="max-md:block max-md:border-b max-md:border-rule max-md:py-3">
          {row.map((text, index) => (
            <BodyCell
              key={columns[index]?.label}
              text={text}
              column={columns[index]}
              isHead={index === 0}
              isNamed={index > 0 && columns.length > 2}
              lang={lang}
            />
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
