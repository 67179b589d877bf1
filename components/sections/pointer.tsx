import { z } from 'zod'
import { StaticMarkup } from '@/components/layout/static-markup'
import { LinkButton } from '@/components/ui/link-button'
import { section, text } from './section'

const schema = z.strictObject({ title: text, text, link: text })

/** A one-line way to another page (prices, docs) between two hairlines. */
export const pointer = section<typeof schema, { path: string }>(schema, ({ content, context, path }) => (
  <StaticMarkup
    as="section"
    of={context}
    id={context.id}
    aria-labelledby={`${context.id}-title`}
    data-strip
    className="section"
  >
    <div className="wrap">
      <div className="grid items-center gap-x-16 gap-y-5 border-y border-rule py-8 md:grid-cols-[1fr_auto]">
        <div>
          <h2 id={`${context.id}-title`} className="text-h3">
            {content.title}
          </h2>
          <p className="mt-2 max-w-[64ch] text-fg-2">{content.text}</p>
        </div>
        <LinkButton href={context.link(path).href} variant="secondary" size="lg">
          {content.link}
        </LinkButton>
      </div>
    </div>
  </StaticMarkup>
))
