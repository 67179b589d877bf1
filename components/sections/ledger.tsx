import { z } from 'zod'
import { section, StaticSection, text } from './section'

const schema = z.strictObject({
  title: text,
  items: z
    .array(z.strictObject({ figure: text, text }))
    .min(3)
    .max(4),
})

/** Guarantees and limits that are really granted, as big figures between hairlines. */
export const ledger = section(schema, ({ content, context }) => (
  <StaticSection context={context}>
    <h2 id={`${context.id}-title`} className="sr-only">
      {content.title}
    </h2>
    <dl className="grid border-t border-rule sm:grid-cols-2 nav:grid-cols-4">
      {content.items.map(({ figure, text }) => (
        <div
          key={figure}
          className="flex flex-col-reverse justify-end border-b border-rule py-6 pr-6 nav:border-b-0 nav:pl-6 nav:not-first:border-l nav:first:pl-0"
        >
          <dt className="mt-2 max-w-[28ch] text-ui text-fg-2">{text}</dt>
          <dd className="text-[clamp(2rem,1.5rem+1.8vw,3rem)] leading-[1.2] font-semibold tracking-[-0.03em] num">
            {figure}
          </dd>
        </div>
      ))}
    </dl>
  </StaticSection>
))
