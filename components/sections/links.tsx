import { IconArrowRight } from '@tabler/icons-react'
import { z } from 'zod'
import { SectionHeader } from '@/components/ui/section-header'
import { heading, section, StaticSection, type PageLink } from './section'

type LinkListProps = { items: readonly (PageLink & { note?: string | undefined })[] }

/** Ways to pages in two columns, an odd last one across both: name, one line about it, and a quieter note where there is one. */
export const LinkList = ({ items }: LinkListProps) => (
  <ul className="grid border-t border-rule md:grid-cols-2">
    {items.map(({ href, name, tagline, note }) => (
      <li
        key={href}
        className="group relative border-b border-rule py-5 pr-10 md:odd:not-last:mr-16 md:last:odd:col-span-2"
      >
        <h3 className="text-h4">
          <a href={href} className="after:absolute after:inset-0">
            {name}
          </a>
        </h3>
        <p className="mt-1 text-ui text-fg-2">{tagline}</p>
        {note && <p className="mt-2 text-small text-fg-3">{note}</p>}
        <IconArrowRight
          size={20}
          stroke={1.6}
          aria-hidden
          className="absolute top-6 right-0 text-fg-3 transition-[translate] group-hover:translate-x-0.75 group-hover:text-fg"
        />
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
