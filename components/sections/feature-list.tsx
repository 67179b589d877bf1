import { z } from 'zod'
import { SectionHeader } from '@/components/ui/section-header'
import { Glyph, type GlyphId } from './glyph'
import { heading, item, section, StaticSection } from './section'

const schema = z.strictObject({ ...heading, items: z.array(item).min(3).max(12) })

/** What it can do, as two columns of ruled rows with one plain icon each (in the order of `icons`, repeated if fewer). */
export const featureList = section<typeof schema, { icons: readonly GlyphId[]; band?: boolean }>(
  schema,
  ({ content, context, icons, band = false }) => (
    <StaticSection context={context} band={band}>
      <SectionHeader id={`${context.id}-title`} title={content.title} support={content.lead} />
      <ul className="grid gap-x-16 md:grid-cols-2">
        {content.items.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[20px_1fr] gap-x-4 border-t border-rule py-5">
            <span className="pt-0.5 text-accent-strong">
              <Glyph id={icons[index % icons.length]} />
            </span>
            <div>
              <h3 className="text-h4">{title}</h3>
              <p className="mt-1 text-ui text-fg-2">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </StaticSection>
  ),
)
