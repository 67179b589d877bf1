import { IconX } from '@tabler/icons-react'
import { z } from 'zod'
import { item, section, StaticSection, text } from './section'

const schema = z.strictObject({
  title: text,
  items: z.array(item).length(2),
  refusals: z.strictObject({
    title: text,
    list: z.array(text).min(3).max(4),
    after: z.array(text).length(1),
  }),
})

/** What a company is for, said large; under it what it refuses to do, each struck out. */
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
    <div className="mt-14 border-t border-rule-strong pt-6">
      <h3 className="text-h3">{content.refusals.title}</h3>
      <ul className="mt-6 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
        {content.refusals.list.map((refusal) => (
          <li key={refusal} className="grid grid-cols-[28px_1fr] content-start gap-3 sm:grid-cols-1">
            <IconX size={28} stroke={1.6} aria-hidden className="text-danger" />
            <p className="max-w-[30ch]">{refusal}</p>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-fg-2">{content.refusals.after}</p>
    </div>
  </StaticSection>
))
