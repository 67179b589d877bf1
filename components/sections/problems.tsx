import { z } from 'zod'
import { SectionHeader } from '@/components/ui/section-header'
import { heading, item, section, StaticSection } from './section'

const schema = z.strictObject({ ...heading, items: z.array(item).min(2).max(5) })

/** The troubles a reader knows, as wide ruled rows: the trouble left, what it costs right. */
export const problems = section(schema, ({ content, context }) => (
  <StaticSection context={context}>
    <SectionHeader id={`${context.id}-title`} title={content.title} support={content.lead} />
    <ul className="border-t border-rule">
      {content.items.map(({ title, text }) => (
        <li key={title} className="grid gap-x-16 gap-y-2 border-b border-rule py-6 lg:grid-cols-[5fr_7fr]">
          <h3 className="text-h4">{title}</h3>
          <p className="max-w-[68ch] text-fg-2">{text}</p>
        </li>
      ))}
    </ul>
  </StaticSection>
))
