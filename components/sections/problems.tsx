import { z } from 'zod'
import { CodedText } from '@/components/ui/coded-text'
import { heading, item, section, StaticSection } from './section'

const schema = z.strictObject({ ...heading, items: z.array(item).min(2).max(5) })

/** The troubles a reader knows: the heading left, in view while its ruled rows pass by. */
export const problems = section(schema, ({ content, context }) => (
  <StaticSection context={context}>
    <div className="grid items-start gap-y-8 lg:grid-cols-2">
      <div className="lg:sticky lg:top-28 lg:pr-16">
        <h2 id={`${context.id}-title`} className="text-h2">
          {content.title}
        </h2>
        {content.lead && <p className="mt-5 max-w-[48ch] text-fg-2">{content.lead}</p>}
      </div>
      <ul className="border-t border-rule">
        {content.items.map(({ title, text }) => (
          <li key={title} className="border-b border-rule py-5">
            <h3 className="text-h4">{title}</h3>
            <p className="mt-1 max-w-[68ch] text-fg-2">
              <CodedText>{text}</CodedText>
            </p>
          </li>
        ))}
      </ul>
    </div>
  </StaticSection>
))
