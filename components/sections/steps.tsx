import { z } from 'zod'
import { CodedText } from '@/components/ui/coded-text'
import { SectionHeader } from '@/components/ui/section-header'
import type { ProductId } from '@/lib/contract/enums'
import { heading, item, section, StaticSection, text } from './section'

const schema = z.strictObject({ ...heading, step: text.optional(), items: z.array(item).min(3).max(6) })

const COLUMNS = { 3: 'nav:grid-cols-3', 4: 'nav:grid-cols-4', 5: 'nav:grid-cols-5', 6: 'nav:grid-cols-3' }
const isCount = (count: number): count is keyof typeof COLUMNS => count in COLUMNS

/** A real sequence on a time ruler, its steps counted where they have a name; on phones the ruler stands upright. */
export const steps = section<typeof schema, { product?: ProductId }>(
  schema,
  ({ content, context, product }) => (
    <StaticSection context={context} product={product}>
      <SectionHeader id={`${context.id}-title`} title={content.title} support={content.lead} />
      <ol
        className={`ruler grid gap-y-8 nav:gap-y-16 ${isCount(content.items.length) ? COLUMNS[content.items.length] : ''}`}
      >
        {content.items.map(({ title, text }, index) => (
          <li key={title} className="ruler-step">
            {content.step && (
              <p className="mb-1 text-small text-fg-3 num">
                {content.step} {index + 1}
              </p>
            )}
            <h3 className="text-h4">{title}</h3>
            <p className="mt-1 max-w-[40ch] text-ui text-fg-2">
              <CodedText>{text}</CodedText>
            </p>
          </li>
        ))}
      </ol>
    </StaticSection>
  ),
)
