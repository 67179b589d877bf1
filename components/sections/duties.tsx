import { z } from 'zod'
import { SectionHeader } from '@/components/ui/section-header'
import { heading, section, StaticSection, text } from './section'

/** The customer's side, ours, and when the job is done: in this order in the content too. */
const SIDES = 3
const JOBS = 5

const schema = z.strictObject({
  ...heading,
  columns: z.array(text).length(SIDES),
  rows: z.array(z.strictObject({ label: text, cells: z.array(text).length(SIDES) })).length(JOBS),
})

/** Who does what, as the two sides of a call: ours above the line, the customer's below it, job after job, each until it is done. */
export const duties = section(schema, ({ content, context }) => {
  const [theirs = '', ours = '', done = ''] = content.columns
  return (
    <StaticSection context={context}>
      <SectionHeader id={`${context.id}-title`} title={content.title} support={content.lead} />
      <ol className="duties">
        {content.rows.map(({ label, cells }) => (
          <li key={label}>
            <h3 className="text-h4">{label}</h3>
            <dl>
              <div data-side="ours">
                <dt>{ours}</dt>
                <dd>{cells[1]}</dd>
              </div>
              <div data-side="theirs">
                <dt>{theirs}</dt>
                <dd>{cells[0]}</dd>
              </div>
              <div data-side="done">
                <dt>{done}</dt>
                <dd>{cells[2]}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
    </StaticSection>
  )
})
