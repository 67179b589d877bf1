import { cx } from 'class-variance-authority'
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
  /** Rows beside the questions. */
  details: appendixSchema.optional(),
})

/** Questions sales is really asked, and beside them, on a phone below, what is looked up; all of it is in the HTML, one open at a time. */
export const faq = section<typeof faqSchema, { path?: string }>(
  faqSchema,
  ({ content, context, path = '/contact-us' }) => (
    <StaticSection context={context}>
      <div className="grid gap-y-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <div className={cx('self-start lg:pr-16', !content.details && 'lg:sticky lg:top-28')}>
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
        <div className="self-start border-t border-rule lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {content.items.map(({ q, a }, index) => (
            <Answer key={q} title={q} group={`${context.id}-faq`} open={index === 0}>
              <p>
                <CodedText>{a}</CodedText>
              </p>
            </Answer>
          ))}
        </div>
        {content.details && (
          <Appendix content={content.details} context={context} group={`${context.id}-faq`} />
        )}
      </div>
    </StaticSection>
  ),
)
