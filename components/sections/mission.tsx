import { z } from 'zod'
import { item, section, StaticSection, text } from './section'

const schema = z.strictObject({ title: text, items: z.array(item).length(2) })

/** What a company is for, said large. */
export const mission = section(schema, ({ content, context }) => (
  <StaticSection context={context}>
    <h2 id={`${context.id}-title`} className="sr-only">
      {content.title}
    </h2>
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
      {content.items.map(({ title, text }) => (
        <div key={title}>
          <h3 className="text-small font-strong text-accent-text">{title}</h3>
          <p className="mt-3 text-h3 font-normal text-pretty">{text}</p>
        </div>
      ))}
    </div>
  </StaticSection>
))
