import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

export type TableColumn = {
  key: string
  label: string
  align?: 'left' | 'right'
  highlight?: boolean
  /** On phones this column waits until somebody asks for all of them (`more`). */
  minor?: boolean
}
type TableRow = { key: string; label: ReactNode; cells: readonly ReactNode[] }
export type TableProps = {
  /** Names the scroll region and the table. */
  label: string
  /** Head of the first column. */
  corner: string
  columns: readonly TableColumn[]
  rows: readonly TableRow[]
  /** Read out in place of an empty (`null`) cell, which shows a dash. */
  emptyLabel: string
  /** What is written on the way to the minor columns. */
  more?: string
  /** On phones each row is a heading and a short list; for cells of sentences. */
  stacked?: boolean
  className?: string
}

function Cell({ children, emptyLabel }: { children: ReactNode; emptyLabel: string }) {
  if (children !== null && children !== undefined) return children
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className="sr-only">{emptyLabel}</span>
    </>
  )
}

/** A number alone does not say of what; among rows with other names it is one of them. */
const isNumber = ({ label }: TableRow) => typeof label === 'string' && /^\d+$/.test(label)

/** A plain comparison table; on narrow screens it scrolls sideways and keeps its first column. */
export function Table({ label, corner, columns, rows, emptyLabel, more, stacked, className }: TableProps) {
  const alignment = (column: TableColumn | undefined) =>
    cx(column?.align !== 'left' && 'num text-right', column?.highlight && 'bg-accent-tint')
  const areNumbers = stacked && rows.every(isNumber)
  const region = (
    <div
      data-slot="table"
      role="group"
      aria-label={label}
      tabIndex={0}
      className={cx('table-region', stacked && 'stacked-rows', className)}
    >
      <table>
        <thead>
          <tr>
            {corner ? <th scope="col">{corner}</th> : <td />}
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                data-minor={column.minor || undefined}
                className={alignment(column)}
              >
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row" data-column={areNumbers ? corner : undefined}>
                {row.label}
              </th>
              {row.cells.map((cell, i) => (
                <td
                  key={columns[i]?.key}
                  data-minor={columns[i]?.minor || undefined}
                  data-column={stacked ? columns[i]?.label : undefined}
                  className={alignment(columns[i])}
                >
                  <Cell emptyLabel={emptyLabel}>{cell}</Cell>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
  if (!more) return region
  return (
    <>
      <details className="table-more">
        <summary className="text-link">{more}</summary>
      </details>
      {region}
    </>
  )
}
