import { z } from 'zod'
import { StaticMarkup } from '@/components/layout/static-markup'
import { unbroken } from '@/lib/domain/compounds'
import type { ProductId } from '@/lib/contract/enums'
import { actionLinks, Actions, type ActionPaths } from './actions'
import { buttons, section, text } from './section'

const schema = z.strictObject({ title: text, text, ...buttons })

/** The dark field above the footer: one sentence, two ways on. */
export const closing = section<typeof schema, ActionPaths & { product?: ProductId }>(
  schema,
  ({ content, context, primary = '/', secondary = '/contact-us', product }) => (
    <StaticMarkup
      as="section"
      of={context}
      id={context.id}
      data-theme="dark"
      data-product={product}
      aria-labelledby={`${context.id}-title`}
      data-tone="dark"
      className="section"
    >
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-y-6 nav:grid-cols-2">
        <h2 id={`${context.id}-title`} className="max-w-[18ch] text-h1 nav:pr-8">
          {content.title}
        </h2>
        <div>
          <p className="max-w-[60ch] text-balance text-fg-2">{unbroken(content.text)}</p>
          <Actions accent {...actionLinks(content, { primary, secondary }, context)} />
        </div>
      </div>
    </StaticMarkup>
  ),
)
