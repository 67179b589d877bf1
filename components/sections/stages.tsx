import { z } from 'zod'
import { SectionHeader } from '@/components/ui/section-header'
import { StagePaper } from './stage-papers'
import { heading, section, StaticSection, text } from './section'

const schema = z.strictObject({
  ...heading,
  step: text,
  result: text,
  items: z.array(z.strictObject({ title: text, text, result: text })).length(5),
})

/** A project as what it leaves in one's hands: every stage ends in a sheet of paper. */
export const stages = section(schema, ({ content, context }) => (
  <StaticSection context={context} band>
    <SectionHeader id={`${context.id}-title`} title={content.title} support={content.lead} />
    <ol className="grid gap-x-5 gap-y-8 sm:grid-cols-2 lg:grid-cols-5">
      {content.items.map(({ title, text, result }, index) => (
        <li key={title} className="grid grid-rows-[auto_1fr] gap-y-4 sm:row-span-2 sm:grid-rows-subgrid">
          <div className="border-t-2 border-accent-strong pt-3">
            <p className="text-small text-fg-3 num">
              {content.step} {index + 1}
            </p>
            <h3 className="mt-1 text-h4">{title}</h3>
            <p className="mt-1 text-ui text-fg-2">{text}</p>
          </div>
          <div className="paper">
            <StagePaper stage={index} />
            <p className="text-cap text-fg-3">{content.result}</p>
            <p className="mt-1 text-ui font-strong">{result}</p>
          </div>
        </li>
      ))}
    </ol>
  </StaticSection>
))
