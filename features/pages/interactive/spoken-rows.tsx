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
        <li key={title} className="grid items-baseline gap-y-2 border-b border-rule py-7 lg:grid-cols-2">
          <h3 className="text-[2.25rem]/tight font-strong num">{title}</h3>
          <div>
            <p lang="vi" className="text-h3 text-accent-text">
              {spokenText(title)}
            </p>
            <p className="mt-2 max-w-[68ch] text-fg-2">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </StaticSection>
))
