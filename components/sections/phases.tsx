import { z } from 'zod'
import { SectionHeader } from '@/components/ui/section-header'
import { heading, item, section, StaticSection, text } from './section'

const schema = z.strictObject({
  ...heading,
  items: z.array(z.strictObject({ title: text, items: z.array(item).min(1).max(3) })).length(3),
})

const SPANS = {
  1: 'lg:col-span-1 lg:grid-cols-1',
  2: 'lg:col-span-2 lg:grid-cols-2',
  3: 'lg:col-span-3 lg:grid-cols-3',
}
const spanOf = (count: number) => SPANS[count === 1 || count === 2 ? count : 3]

/** What comes before, on and after one day, on one line; each part as wide as it has entries, the day itself filled. */
export const phases = section(schema, ({ content, context }) => (
  <StaticSection context={context}>
    <SectionHeader id={`${context.id}-title`} title={content.title} support={content.lead} />
    <ol className="grid gap-y-10 lg:grid-cols-6 lg:grid-rows-[auto_auto_auto] lg:gap-x-1.5 lg:gap-y-0">
      {content.items.map(({ title, items }, place) => (
        <li
          key={title}
          className={`grid content-start gap-y-6 lg:row-span-3 lg:grid-rows-subgrid lg:gap-x-1.5 lg:gap-y-0 ${spanOf(items.length)}`}
        >
          <h3
            className={`col-span-full rounded-xs px-4 py-2.5 text-ui font-strong ${place === 1 ? 'bg-accent-fill text-on-accent-fill' : 'bg-accent-tint text-accent-text'}`}
          >
            {title}
          </h3>
          <ul className="col-span-full grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:row-span-2 lg:grid-cols-subgrid lg:grid-rows-subgrid lg:gap-x-1.5 lg:gap-y-0">
            {items.map(({ title, text }) => (
              <li
                key={title}
                className="border-l-2 border-accent-line pl-4 lg:row-span-2 lg:grid lg:grid-rows-subgrid lg:pt-5 lg:pr-4"
              >
                <h4 className="text-h4">{title}</h4>
                <p className="mt-1.5 text-ui text-fg-2">{text}</p>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  </StaticSection>
))
