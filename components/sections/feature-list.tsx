import { z } from 'zod'
import { cn } from '@/components/ui/cn'
import { SectionHeader } from '@/components/ui/section-header'
import { Glyph, type GlyphId } from './glyph'
import { heading, item, section, StaticSection } from './section'

const schema = z.strictObject({ ...heading, items: z.array(item).min(3).max(12) })

/** What it can do, as two columns of ruled rows; with `icons` one plain icon each, in their order, where an icon says what the row is about. */
export const featureList = section<typeof schema, { icons?: readonly GlyphId[]; band?: boolean }>(
  schema,
  ({ content, context, icons, band = false }) => (
    <StaticSection context={context} band={band}>
      <SectionHeader id={`${context.id}-title`} title={content.title} support={content.lead} />
      <ul className="grid gap-x-16 md:grid-cols-2">
        {content.items.map(({ title, text }, index) => (
          <li
            key={title}
            className={cn('border-t border-rule py-5', icons && 'grid grid-cols-[20px_1fr] gap-x-4')}
          >
            {icons && (
              <span className="pt-0.5 text-accent-strong">
                <Glyph id={icons[index % icons.length]} />
              </span>
            )}
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
