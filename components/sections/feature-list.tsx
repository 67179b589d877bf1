import { z } from 'zod'
import type { PictureId } from '@/components/pictures/registry'
import { cn } from '@/components/ui/cn'
import { CodedText } from '@/components/ui/coded-text'
import { SectionHeader } from '@/components/ui/section-header'
import { heading, item, section, StaticSection } from './section'

const schema = z.strictObject({ ...heading, items: z.array(item).min(3).max(12) })

/** What it can do, as ruled rows: in two columns, an odd number as an index of one, or beside the picture of it. */
export const featureList = section<typeof schema, { band?: boolean; picture?: PictureId }>(
  schema,
  ({ content, context, band = false, picture }) => {
    const isEven = content.items.length % 2 === 0
    return (
      <StaticSection context={context} band={band}>
        <SectionHeader id={`${context.id}-title`} title={content.title} support={content.lead} />
        <div className={cn(picture && 'grid items-start gap-y-10 lg:grid-cols-2')}>
          {picture && (
            <div className="grid min-w-0 lg:sticky lg:top-28 lg:order-2">{context.picture(picture)}</div>
          )}
          <ul className={cn('grid border-b border-rule', picture ? 'lg:mr-16' : isEven && 'md:grid-cols-2')}>
            {content.items.map(({ title, text }) => (
              <li
                key={title}
                className={cn(
                  'border-t border-rule',
                  picture
                    ? 'py-4'
                    : isEven
                      ? 'py-5 md:odd:pr-16'
                      : 'py-5 md:grid md:grid-cols-2 md:items-baseline',
                )}
              >
                <h3 className="text-h4">{title}</h3>
                <p className="mt-1 max-w-[60ch] text-fg-2">
                  <CodedText>{text}</CodedText>
                </p>
              </li>
            ))}
          </ul>
        </div>
      </StaticSection>
    )
  },
)
