import { z } from 'zod'
import { CodedText } from '@/components/ui/coded-text'
import { RowIcon } from '@/components/ui/row-icon'
import { TextLink } from '@/components/ui/text-link'
import { heading, section, StaticSection, text } from './section'

export const faqSchema = z.strictObject({
  ...heading,
  ask: text.optional(),
  items: z
    .array(z.strictObject({ q: text, a: text }))
    .min(3)
    .max(12),
})

/** Questions sales is really asked; all answers are in the HTML, one open at a time. */
export const faq = section<typeof faqSchema, { path?: string }>(
  faqSchema,
  ({ content, context, path = '/contact-us' }) => (
    <StaticSection context={context}>
      <div className="grid gap-y-8 lg:grid-cols-2">
        <div className="self-start lg:sticky lg:top-28 lg:pr-16">
          <h2 id={`${context.id}-title`} className="text-h2">
            {content.title}
          </h2>
          {content.lead && <p className="mt-4 text-fg-2">{content.lead}</p>}
          {content.ask && (
            <TextLink href={context.link(path).href} className="mt-4">
              {content.ask}
            </TextLink>
          )}
        </div>
        <div className="faq border-t border-rule">
          {content.items.map(({ q, a }, index) => (
            <details
              key={q}
              name={`${context.id}-faq`}
              open={index === 0}
              className="group border-b border-rule"
            >
              <summary className="flex min-h-11 items-start justify-between gap-4 py-5 text-[1.125rem] leading-snug font-strong">
                <h3 className="font-strong">{q}</h3>
                <RowIcon
                  name="plus"
                  size={20}
                  className="mt-0.5 shrink-0 transition-transform duration-200 group-open:rotate-45"
                />
              </summary>
              <p className="max-w-[64ch] pb-6 text-fg-2">
                <CodedText>{a}</CodedText>
              </p>
            </details>
          ))}
        </div>
      </div>
    </StaticSection>
  ),
)
