import { IconArrowRight } from '@tabler/icons-react'
import Link from 'next/link'
import { z } from 'zod'
import { SectionHeader } from '@/components/ui/section-header'
import { SectionFrame } from './frame'
import { section } from './section'
import { heading } from './words'

const schema = z.strictObject({ ...heading })

/** Ways to other pages: their names and taglines come from those pages' own words. */
export const links = section<typeof schema, { paths: readonly string[] }>(
  schema,
  ({ words, context, paths }) => (
    <SectionFrame id={context.id}>
      <SectionHeader id={`${context.id}-title`} title={words.title} support={words.lead} />
      <ul className="grid gap-x-16 border-t border-rule md:grid-cols-2">
        {paths.map((path) => {
          const { href, name, tagline } = context.link(path)
          return (
            <li key={path} className="group relative border-b border-rule py-5 pr-10">
              <h3 className="text-h4">
                <Link href={href} prefetch={false} className="after:absolute after:inset-0">
                  {name}
                </Link>
              </h3>
              <p className="mt-1 text-ui text-fg-2">{tagline}</p>
              <IconArrowRight
                size={20}
                stroke={1.6}
                aria-hidden
                className="absolute top-6 right-0 text-fg-3 transition-[translate] group-hover:translate-x-0.75 group-hover:text-fg"
              />
            </li>
          )
        })}
      </ul>
    </SectionFrame>
  ),
)
