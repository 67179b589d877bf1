import { IconArrowRight } from '@tabler/icons-react'
import { z } from 'zod'
import type { PictureId } from '@/components/pictures/registry'
import { cn } from '@/components/ui/cn'
import { TextLink } from '@/components/ui/text-link'
import { section, StaticSection, text } from './section'

const schema = z.strictObject({
  title: text,
  text,
  points: z.array(text).min(2).max(6),
  link: text.optional(),
})

type Split = { picture: PictureId; path?: string; flip?: boolean; band?: boolean }

/** Text beside a product picture; the text stays in view while a taller picture scrolls by. */
export const split = section<typeof schema, Split>(
  schema,
  ({ content, context, picture, path, flip = false, band = false }) => (
    <StaticSection context={context} band={band}>
      <div
        className={cn(
          'grid items-start gap-x-16 gap-y-10 md:grid-cols-2',
          flip ? 'lg:grid-cols-[7fr_5fr]' : 'lg:grid-cols-[5fr_7fr]',
        )}
      >
        <div className={cn('md:sticky md:top-28', flip && 'md:order-2')}>
          <h2 id={`${context.id}-title`} className="text-h2">
            {content.title}
          </h2>
          <p className="mt-5 max-w-[56ch] text-fg-2">{content.text}</p>
          <ul className="mt-6 border-t border-rule text-ui">
            {content.points.map((point) => (
              <li key={point} className="border-b border-rule py-3">
                {point}
              </li>
            ))}
          </ul>
          {content.link && path && (
            <TextLink href={context.link(path).href} className="mt-6">
              {content.link}
              <IconArrowRight size={16} stroke={1.6} aria-hidden />
            </TextLink>
          )}
        </div>
        <div className="grid min-w-0">{context.picture(picture)}</div>
      </div>
    </StaticSection>
  ),
)
