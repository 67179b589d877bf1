import { z } from 'zod'
import { heading, item, section, StaticSection } from '@/components/sections/section'
import { SectionHeader } from '@/components/ui/section-header'
import { spokenText } from '@/lib/domain/reading/read'

const schema = z.strictObject({ ...heading, items: z.array(item).min(3).max(6) })

/** What is written, as large as a heading, what our own rules say for it, and why: the title of an item is what is written. */
export const spokenRows = section(schema, ({ content, context }) => (
  <StaticSection context={context}>
    <SectionHeader id={`${context.id}-title`} title={content.title} support={content.lead} />
    <ul className="border-t border-rule">
      {content.items.map(({ title, text }) => (
        <li
          key={title}
          className="grid items-baseline gap-y-2 border-b border-rule py-7 lg:grid-cols-[1fr_1fr_2fr]"
        >
          <h3 className="text-[2.25rem]/tight font-strong num">{title}</h3>
          <p lang="vi" className="text-h4 text-accent-text lg:pr-8">
            {spokenText(title)}
          </p>
          <p className="max-w-[68ch] text-fg-2">{text}</p>
        </li>
      ))}
    </ul>
  </StaticSection>
))
