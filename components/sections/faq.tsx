import { z } from 'zod'
import { CodedText } from '@/components/ui/coded-text'
import { TextLink } from '@/components/ui/text-link'
import { Answer } from './answer'
import { Appendix, appendixSchema } from './appendix'
import { heading, section, StaticSection, text } from './section'

export const faqSchema = z.strictObject({
  ...heading,
  ask: text.optional(),
  items: z
    .array(z.strictObject({ q: text, a: text }))
    .min(3)
    .max(12),
  /** Rows below the questions. */
  details: appendixSchema.optional(),
})

/** Questions sales is really asked, and under them what is looked up; all of it is in the HTML, one open at a time. */
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
            <Answer key={q} title={q} group={`${context.id}-faq`} open={index === 0}>
              <p className="max-w-[64ch] pb-6 text-fg-2">
                <CodedText>{a}</CodedText>
              </p>
            </Answer>
          ))}
          {content.details && (
            <Appendix content={content.details} context={context} group={`${context.id}-faq`} />
          )}
        </div>
      </div>
    </StaticSection>
  ),
)
