import { z } from 'zod'
import { section, StaticSection, text } from './section'

const schema = z.strictObject({
  title: text,
  pull: text,
  items: z
    .array(z.strictObject({ title: text, paragraphs: z.array(text).min(1), list: z.array(text).optional() }))
    .min(2),
})

/** An article's running text in one measure; beside it the sentence that a reader should keep. */
export const story = section(schema, ({ content, context }) => (
  <StaticSection context={context}>
    <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[4fr_7fr]">
      <p className="border-t-2 border-accent-strong pt-4 text-h3 text-balance lg:sticky lg:top-28">
        {content.pull}
      </p>
      <div className="max-w-[62ch]">
        <h2 id={`${context.id}-title`} className="text-h2">
          {content.title}
        </h2>
        {content.items.map(({ title, paragraphs, list }) => (
          <div key={title} className="mt-7">
            <h3 className="text-h4">{title}</h3>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-2 text-lead text-fg-2">
                {paragraph}
              </p>
            ))}
            {list && (
              <ul className="mt-4 border-t border-rule">
                {list.map((entry) => (
                  <li key={entry} className="border-b border-rule py-3">
                    {entry}
                  </li>
                ))}
              </ul>
            )}
          </div>
        ))}
      </div>
    </div>
  </StaticSection>
))
