import { z } from 'zod'
import { SectionHeader } from '@/components/ui/section-header'
import { heading, section, StaticSection, text } from './section'

export const measuresSchema = z.strictObject({
  ...heading,
  columns: z.strictObject({ name: text, formula: text, use: text }),
  items: z
    .array(z.strictObject({ name: text, formula: text, use: text }))
    .min(3)
    .max(6),
})

// In a narrow column a row stands upright, each value under the name of its column.
const CELL =
  'text-fg-2 @max-xl:block @max-xl:pt-2 @max-xl:before:block @max-xl:before:text-small @max-xl:before:text-fg-3 @max-xl:before:content-[attr(data-column)]'

type MeasuresTableProps = { content: z.output<typeof measuresSchema> }

export const MeasuresTable = ({ content }: MeasuresTableProps) => (
  <table className="w-full text-left @max-xl:block">
    <thead className="text-small text-fg-3 @max-xl:sr-only">
      <tr className="border-b border-rule-strong">
        <th scope="col" className="w-[24%] py-3 pr-6 font-medium">
          {content.columns.name}
        </th>
        <th scope="col" className="w-[38%] py-3 pr-6 font-medium">
          {content.columns.formula}
        </th>
        <th scope="col" className="py-3 font-medium">
          {content.columns.use}
        </th>
      </tr>
    </thead>
    <tbody className="text-ui @max-xl:block">
      {content.items.map(({ name, formula, use }) => (
        <tr key={name} className="border-b border-rule align-top @max-xl:block @max-xl:py-4">
          <th scope="row" className="py-4 pr-6 font-strong @max-xl:block @max-xl:py-0">
            {name}
          </th>
          <td data-column={content.columns.formula} className={`${CELL} py-4 pr-6`}>
            {formula}
          </td>
          <td data-column={content.columns.use} className={`${CELL} py-4`}>
            {use}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** The numbers a customer should measure themselves: name, formula, what it tells; no figure of ours. */
export const measures = section(measuresSchema, ({ content, context }) => (
  <StaticSection context={context}>
    <SectionHeader id={`${context.id}-title`} title={content.title} support={content.lead} />
    <div className="@container">
      <MeasuresTable content={content} />
    </div>
  </StaticSection>
))
