import { z } from 'zod'
import { SectionHeader } from '@/components/ui/section-header'
import { SectionFrame } from './frame'
import { section } from './section'
import { copy, heading } from './words'

const schema = z
  .strictObject({
    ...heading,
    columns: z.array(copy).min(2).max(5),
    rows: z.array(z.strictObject({ label: copy, cells: z.array(copy) })).min(3),
    note: copy.optional(),
  })
  .refine(
    ({ columns, rows }) => rows.every(({ cells }) => cells.length === columns.length),
    'a cell per column',
  )

/** Methods side by side in a plain table that scrolls sideways on phones with its first column kept. */
export const comparison = section(schema, ({ words, context }) => (
  <SectionFrame id={context.id}>
    <SectionHeader id={`${context.id}-title`} title={words.title} support={words.lead} />
    <div
      role="group"
      tabIndex={0}
      aria-labelledby={`${context.id}-title`}
      className="relative overflow-x-auto"
    >
      <table className="w-full min-w-[40rem] text-left text-ui sm:min-w-[48rem]">
        <thead>
          <tr className="border-b border-rule-strong align-bottom">
            <td className="sticky left-0 w-28 bg-bg py-3.5 pr-4 sm:w-[26%] sm:pr-6" />
            {words.columns.map((column) => (
              <th key={column} scope="col" className="py-3.5 pr-6 font-strong">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {words.rows.map(({ label, cells }) => (
            <tr key={label} className="border-b border-rule align-top">
              <th
                scope="row"
                className="sticky left-0 bg-bg py-3.5 pr-4 font-normal text-fg-2 max-sm:text-small sm:pr-6"
              >
                {label}
              </th>
              {cells.map((cell, index) => (
                <td key={`${label}-${words.columns[index]}`} className="py-3.5 pr-6">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    {words.note && <p className="mt-4 max-w-[80ch] text-cap text-fg-3">{words.note}</p>}
  </SectionFrame>
))
