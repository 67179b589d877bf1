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
  record: z
    .strictObject({ title: text, rows: z.array(z.strictObject({ label: text, value: text })).min(4) })
    .optional(),
})

type RecordProps = NonNullable<z.infer<typeof schema>['record']>

/** What was written down, along the whole of the call, as it came out of it. */
const Record = ({ title, rows }: RecordProps) => (
  <>
    <h3 className="text-h4">{title}</h3>
    <dl className="mt-3 flex flex-1 flex-col border-t border-rule">
      {rows.map(({ label, value }) => (
        <div
          key={label}
          className="grid flex-1 grid-cols-[7rem_1fr] items-baseline gap-x-4 border-b border-rule py-3.5 last:border-0 lg:block"
        >
          <dt className="text-small text-fg-3">{label}</dt>
          <dd className="lg:mt-1 lg:font-strong">{value}</dd>
        </div>
      ))}
    </dl>
  </>
)

/** An illustrative conversation, labelled as such: two channels of one call, as words, each on its own side; beside it what was written down of it. */
export const script = section<typeof schema, { band?: boolean; product?: ProductId }>(
  schema,
  ({ content, context, band = false, product }) => {
    const note = content.note && (
      <p className={cn('border-t border-rule pt-4 text-cap text-fg-3', !content.record && 'mt-6')}>
        {content.note}
      </p>
    )
    return (
      <StaticSection context={context} band={band} product={product}>
        <SectionHeader id={`${context.id}-title`} title={content.title} support={content.lead} />
        <figure className="rounded-lg bg-raised p-6 shadow-sm md:p-10">
          <figcaption className="text-small font-strong text-accent-text">{content.label}</figcaption>
          <div className={cn('mt-5', content.record && 'grid gap-x-16 gap-y-8 lg:grid-cols-[7fr_4fr]')}>
            <dl className="grid content-start gap-2">
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
            {content.record && (
              <div className="flex flex-col">
                <Record {...content.record} />
                {note}
              </div>
            )}
          </div>
          {!content.record && note}
        </figure>
      </StaticSection>
    )
  },
)
