import { cx } from 'class-variance-authority'
import { z } from 'zod'
import { SectionHeader } from '@/components/ui/section-header'
import { heading, section, StaticSection, text } from './section'

const schema = z
  .strictObject({
    ...heading,
    columns: z.array(text).min(2).max(5),
    rows: z.array(z.strictObject({ label: text, cells: z.array(text) })).min(3),
    note: text.optional(),
  })
  .refine(
    ({ columns, rows }) => rows.every(({ cells }) => cells.length === columns.length),
    'a cell per column',
  )

type Structure = {
  /** The page that is about a method, by its place; null where there is none. */
  columnPaths?: readonly (string | null)[]
  /** The place of the method that is ours. */
  ours?: number | undefined
}

/** Tinted where the columns stand beside each other; as a list on phones the tint would run under the names, and ours is bolder. */
const OURS = 'sm:bg-accent-tint max-sm:font-strong'

/**
 * Methods side by side in a plain table. On a phone two of them stay beside each other; of more, each row becomes a short list that
 * names the methods.
 */
export const comparison = section<typeof schema, Structure>(
  schema,
  ({ content, context, columnPaths = [], ours }) => {
    const isWide = content.columns.length > 2
    // The tint has room before its text, and so has what follows it.
    const lookOf = (index: number) =>
      cx(index === ours && OURS, ours !== undefined && [ours, ours + 1].includes(index) && 'sm:pl-4')
    const cell = isWide ? 'sm:py-3.5 sm:pr-8' : 'py-3.5 pr-4 sm:pr-8'
    return (
      <StaticSection context={context}>
        <SectionHeader id={`${context.id}-title`} title={content.title} support={content.lead} />
        <div
          role="group"
          tabIndex={0}
          aria-labelledby={`${context.id}-title`}
          className="relative overflow-x-auto"
        >
          <table
            className={cx(
              'w-full text-left text-ui sm:min-w-[48rem] sm:table-fixed',
              isWide ? 'stacked-rows' : 'max-sm:text-small',
            )}
          >
            <thead>
              <tr className="border-b border-rule-strong align-bottom">
                <td
                  className={cx(
                    'sticky left-0 w-24 bg-bg py-3.5 pr-4 sm:pr-8',
                    isWide ? 'sm:w-1/6' : 'sm:w-1/4',
                  )}
                />
                {content.columns.map((column, index) => {
                  const path = columnPaths[index]
                  return (
                    <th
                      key={column}
                      scope="col"
                      className={cx('py-3.5 pr-4 font-strong sm:pr-8', lookOf(index))}
                    >
                      {path ? (
                        <a href={context.link(path).href} className="text-link">
                          {column}
                        </a>
                      ) : (
                        column
                      )}
                    </th>
                  )
                })}
              </tr>
            </thead>
            <tbody>
              {content.rows.map(({ label, cells }) => (
                <tr key={label} className="border-b border-rule align-top">
                  <th
                    scope="row"
                    className={cx(
                      cell,
                      'sticky left-0 bg-bg',
                      isWide ? 'max-sm:font-strong sm:font-normal sm:text-fg-2' : 'font-normal text-fg-2',
                    )}
                  >
                    {label}
                  </th>
                  {cells.map((value, index) => (
                    <td
                      key={`${label}-${content.columns[index]}`}
                      data-column={isWide ? content.columns[index] : undefined}
                      className={cx(cell, lookOf(index))}
                    >
                      {value}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {content.note && <p className="mt-4 max-w-[80ch] text-cap text-fg-3">{content.note}</p>}
      </StaticSection>
    )
  },
)
