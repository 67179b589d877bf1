import { z } from 'zod'
import { cn } from '@/components/ui/cn'
import { SectionHeader } from '@/components/ui/section-header'
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
export const script = section<typeof schema, { band?: boolean }>(
  schema,
  ({ content, context, band = false }) => (
    <StaticSection context={context} band={band}>
      <SectionHeader id={`${context.id}-title`} title={content.title} support={content.lead} />
      <figure className="rounded-lg bg-raised p-6 shadow-sm md:p-10">
        <figcaption className="text-small font-strong text-accent-text">{content.label}</figcaption>
        <dl className="mt-6 grid gap-4">
          {content.lines.map(({ by, text }) => (
            <div
              key={text}
              className={cn(
                'grid items-baseline gap-x-6 gap-y-1 md:grid-cols-[8rem_1fr]',
                by === 'customer' && 'lg:ml-[45%]',
              )}
            >
              <dt className={by === 'agent' ? 'text-small text-accent-text' : 'text-small text-fg-3'}>
                {content[by]}
              </dt>
              <dd className={by === 'agent' ? 'max-w-[64ch]' : 'max-w-[64ch] text-fg-2'}>{text}</dd>
            </div>
          ))}
        </dl>
        {content.note && <p className="mt-6 border-t border-rule pt-4 text-cap text-fg-3">{content.note}</p>}
      </figure>
    </StaticSection>
  ),
)
