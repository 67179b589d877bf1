import { z } from 'zod'
import { SectionHeader } from '@/components/ui/section-header'
import { SpriteIcon } from '@/components/ui/sprite-icon'
import { heading, section, StaticSection, type PageLink } from './section'

type LinkListProps = { items: readonly (PageLink & { note?: string | undefined })[] }

/** Ways to pages as an index: name, beside it one line about it, and a quieter note where there is one. */
export const LinkList = ({ items }: LinkListProps) => (
  <ul className="page-links">
    {items.map(({ href, name, tagline, note }) => (
      <li key={href}>
        <h3>
          <a href={href}>{name}</a>
        </h3>
        <p>
          {/* A guide's line is a sentence there, a label here. */}
          {tagline.replace(/\.$/, '')}
          {note && <span className="mt-1 block text-small text-fg-3">{note}</span>}
        </p>
        <SpriteIcon name="arrow" size={20} />
      </li>
    ))}
  </ul>
)

export const linksSchema = z.strictObject({ ...heading })

/** Ways to other pages: their names and taglines come from those pages' own content. */
export const links = section<typeof linksSchema, { paths: readonly string[] }>(
  linksSchema,
  ({ content, context, paths }) => (
    <StaticSection context={context}>
      <SectionHeader id={`${context.id}-title`} title={content.title} support={content.lead} />
      <LinkList items={paths.map(context.link)} />
    </StaticSection>
  ),
)
