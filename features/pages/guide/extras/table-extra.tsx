import { StaticMarkup } from '@/components/layout/static-markup'
import { Table } from '@/components/ui/table'
import { TextLink } from '@/components/ui/text-link'
import { table } from '@/features/pages/markdown/blocks'
import type { Extra, ExtraContext } from './extra'

type TableFacts = {
  label: string
  corner: string
  columns: readonly string[]
  rows: readonly { key: string; label: string; cells: readonly string[] }[]
  /** Columns of words instead of numbers. */
  isText?: boolean
  more?: { href: string; text: string }
}

/** An extra that is a table, here and in the Markdown alternate. */
export const tableExtra = (
  { label, corner, columns, rows, isText = false, more }: TableFacts,
  { id, lang, path }: ExtraContext,
): Extra => ({
  view: (
    <StaticMarkup id={id} of={{ lang, path }} className="my-8">
      <Table
        label={label}
        corner={corner}
        columns={columns.map((name) => ({
          key: name,
          label: name,
          ...(isText && { align: 'left' as const }),
        }))}
        rows={rows}
        emptyLabel=""
        stacked
      />
      <p className="mt-3 text-small text-fg-3">{label}</p>
      {more && (
        <TextLink href={more.href} className="mt-3">
          {more.text}
        </TextLink>
      )}
    </StaticMarkup>
  ),
  markdown: [
    `*${label}*`,
    table(
      [corner, ...columns],
      rows.map((row) => [row.label, ...row.cells]),
    ),
  ].join('\n\n'),
})
