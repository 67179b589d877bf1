import { z } from 'zod'
import { SectionHeader } from '@/components/ui/section-header'
import { heading, item, section, StaticSection, text } from './section'

const schema = z.strictObject({
  ...heading,
  items: z.array(z.strictObject({ title: text, items: z.array(item).length(2) })).length(3),
})

/** The way on: each part of the line ends in a point, and begins where the one before it points to. */
const POINTED = 'lg:[clip-path:polygon(0_0,calc(100%-14px)_0,100%_50%,calc(100%-14px)_100%,0_100%,14px_50%)]'

/** What comes before, at and after one moment, on one line that leads from part to part. */
export const phases = section(schema, ({ content, context }) => (
  <StaticSection context={context}>
    <SectionHeader id={`${context.id}-title`} title={content.title} support={content.lead} />
    <ol className="grid gap-y-10 lg:grid-cols-3 lg:gap-y-6">
      {content.items.map(({ title, items }) => (
        <li key={title} className="lg:row-span-3 lg:grid lg:grid-rows-subgrid">
          <h3
            className={`rounded-xs bg-accent-tint px-4 py-2.5 text-ui font-strong text-accent-text lg:px-8 lg:[li:not(:last-child)>&]:-mr-1.5 ${POINTED}`}
          >
            {title}
          </h3>
          <ul className="grid gap-x-8 gap-y-6 max-lg:mt-6 sm:max-lg:grid-cols-2 lg:row-span-2 lg:grid-rows-subgrid">
            {items.map(({ title, text }) => (
              <li key={title} className="border-l-2 border-accent-line pl-4 lg:mr-8">
                <h4 className="text-h4">{title}</h4>
                <p className="mt-1.5 text-fg-2">{text}</p>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  </StaticSection>
))
