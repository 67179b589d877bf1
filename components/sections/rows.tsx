import { z } from 'zod'
import { CodedText } from '@/components/ui/coded-text'
import { SectionHeader } from '@/components/ui/section-header'
import { heading, item, section, StaticSection, text } from './section'

const schema = z.strictObject({ ...heading, step: text.optional(), items: z.array(item).min(3).max(6) })

/** What is read down like an index: name left, what it means right; in a sequence each has its number. */
export const rows = section<typeof schema, { band?: boolean }>(
  schema,
  ({ content, context, band = false }) => (
    <StaticSection context={context} band={band}>
      <SectionHeader id={`${context.id}-title`} title={content.title} support={content.lead} />
      <dl className="border-t border-rule-strong">
        {content.items.map(({ title, text }, index) => (
          <div key={title} className="grid gap-y-1 border-b border-rule py-4 md:grid-cols-2 md:py-5">
            <dt className="flex items-baseline gap-4 text-h4 md:pr-8">
              {content.step && <span className="w-5 text-ui font-normal text-fg-3 num">{index + 1}</span>}
              {title}
            </dt>
            <dd className={content.step ? 'text-fg-2 max-md:pl-9' : 'text-fg-2'}>
              <CodedText>{text}</CodedText>
            </dd>
          </div>
        ))}
      </dl>
    </StaticSection>
  ),
)
