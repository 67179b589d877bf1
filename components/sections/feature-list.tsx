import { z } from 'zod'
import { SectionHeader } from '@/components/ui/section-header'
import { heading, item, section, StaticSection } from './section'

const schema = z.strictObject({ ...heading, items: z.array(item).min(3).max(12) })

/** What it can do, as two columns of ruled rows. */
export const featureList = section<typeof schema, { band?: boolean }>(
  schema,
  ({ content, context, band = false }) => (
    <StaticSection context={context} band={band}>
      <SectionHeader id={`${context.id}-title`} title={content.title} support={content.lead} />
      <ul className="grid gap-x-16 md:grid-cols-2">
        {content.items.map(({ title, text }) => (
          <li key={title} className="border-t border-rule py-5">
            <h3 className="text-h4">{title}</h3>
            <p className="mt-1 max-w-[60ch] text-ui text-fg-2">{text}</p>
          </li>
        ))}
      </ul>
    </StaticSection>
  ),
)
