import { z } from 'zod'
import { StaticMarkup } from '@/components/layout/static-markup'
import { citation, lawIdsSchema } from '@/lib/law'
import { LawTable } from './law-table'
import { section, text } from './section'

const chapter = z.strictObject({
  title: text,
  paragraphs: z.array(text).min(1),
  list: z.array(text).optional(),
  after: z.array(text).optional(),
  law: lawIdsSchema.optional(),
})

const schema = z.strictObject({ title: text, contents: text.optional(), chapters: z.array(chapter).min(2) })

/** Long reading: a narrow column, its contents beside it from 1024 px, printable; at its end the articles of law it rests on. */
export const prose = section(schema, ({ content, context }) => (
  <StaticMarkup
    as="section"
    of={context}
    id={context.id}
    aria-labelledby={`${context.id}-title`}
    className="section long-text"
  >
    <div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-[4fr_8fr]">
      <nav aria-labelledby={`${context.id}-title`} className="lg:sticky lg:top-28 lg:self-start print:hidden">
        <h2 id={`${context.id}-title`} className="text-h4">
          {content.title}
        </h2>
        <ol className="contents-links mt-4">
          {content.chapters.map(({ title }, index) => (
            <li key={title}>
              <a href={`#${context.id}-${index + 1}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="max-w-[68ch]">
        {content.chapters.map(({ title, paragraphs, list, after, law }, index) => (
          <article
            key={title}
            id={`${context.id}-${index + 1}`}
            className="border-t border-rule py-8 first:border-t-0 first:pt-0"
          >
            <h3 className="text-h3">{title}</h3>
            {paragraphs.map((text) => (
              <p key={text} className="mt-4 text-fg-2">
                {text}
              </p>
            ))}
            {list && (
              <ul className="mt-4 grid list-disc gap-2 pl-5 text-fg-2">
                {list.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            )}
            {after?.map((text) => (
              <p key={text} className="mt-4 text-fg-2">
                {text}
              </p>
            ))}
            {law && (
              <p className="mt-3 text-cap text-fg-3">
                {law.map((id) => citation(id, context.lang)).join('; ')}
              </p>
            )}
          </article>
        ))}
        <LawTable items={content.chapters} context={context} />
      </div>
    </div>
  </StaticMarkup>
))
