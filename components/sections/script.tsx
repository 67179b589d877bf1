import { z } from 'zod'
import { cn } from '@/components/ui/cn'
import { SectionHeader } from '@/components/ui/section-header'
import type { ProductId } from '@/lib/contract/enums'
import { heading, section, StaticSection, text } from './section'

const schema = z.strictObject({
  ...heading,
  label: text,
  agent: text,
  customer: text,
  lines: z
    .array(z.strictObject({ by: z.enum(['agent', 'customer']), text }))
    .min(4)
    .max(12),
  note: text.optional(),
})

/** An illustrative conversation, labelled as such: two channels of one call, as words; where there is room each keeps to its own side. */
export const script = section<typeof schema, { band?: boolean; product?: ProductId }>(
  schema,
  ({ content, context, band = false, product }) => (
    <StaticSection context={context} band={band} product={product}>
      <SectionHeader id={`${context.id}-title`} title={content.title} support={content.lead} />
      <figure className="rounded-lg bg-raised p-6 shadow-sm md:p-10">
        <figcaption className="text-small font-strong text-accent-text">{content.label}</figcaption>
        <dl className="mt-5 grid gap-2">
          {content.lines.map(({ by, text }) => (
            <div
              key={text}
              className={cn(
                'max-w-[64ch] rounded-md px-4 py-3 md:px-5',
                by === 'agent'
                  ? 'mr-8 justify-self-start bg-accent-tint'
                  : 'ml-8 justify-self-end bg-surface',
              )}
            >
              <dt className={cn('text-small', by === 'agent' ? 'text-accent-text' : 'text-fg-3')}>
                {content[by]}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        {content.note && <p className="mt-6 border-t border-rule pt-4 text-cap text-fg-3">{content.note}</p>}
      </figure>
    </StaticSection>
  ),
)
