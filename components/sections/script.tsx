import { z } from 'zod'
import { cn } from '@/components/ui/cn'
import { cssVars } from '@/components/ui/css-vars'
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
  /** What is written down of it. */
  record: z
    .strictObject({
      title: text,
      rows: z.array(z.strictObject({ label: text, value: text })).min(4),
    })
    .optional(),
})

type ScriptRecord = NonNullable<z.infer<typeof schema>['record']>

type Structure = {
  band?: boolean
  product?: ProductId
  /** Of each row of the record, the line that brings it, counted from one. */
  written?: readonly number[]
}

/** The rows of a record by the line that brings them. */
const byLine = ({ rows }: ScriptRecord, written: readonly number[]) =>
  Map.groupBy(rows, (row) => written[rows.indexOf(row)] ?? 1)

/** Where there is room, each line is a row of the grid, and beside it stands what it brings, below it where there is none. */
const onLine = (line: number) => cssVars({ '--line': line + 1 })

/** An illustrative conversation, labelled as such: two channels of one call, as words, each on its own side; beside each line what was written down of it. */
export const script = section<typeof schema, Structure>(
  schema,
  ({ content, context, band = false, product, written = [] }) => {
    const { record } = content
    const entries = record ? [...byLine(record, written)] : []
    return (
      <StaticSection context={context} band={band} product={product}>
        <SectionHeader id={`${context.id}-title`} title={content.title} support={content.lead} />
        <figure className="rounded-lg bg-raised p-6 shadow-sm md:p-10">
          <figcaption className="text-small font-strong text-accent-text">{content.label}</figcaption>
          <div className={cn('mt-5', record && 'grid gap-2 lg:grid-cols-[7fr_4fr] lg:gap-x-12')}>
            <dl className={record ? 'contents' : 'grid gap-2'}>
              {content.lines.map(({ by, text }, i) => (
                <div
                  key={text}
                  {...(record && { style: onLine(i + 1) })}
                  className={cn(
                    'max-w-[64ch] rounded-md px-4 py-3 md:px-5',
                    record && 'max-lg:order-(--line) lg:row-(--line) lg:self-center',
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
            {record && (
              <h3
                style={onLine(entries[0]?.[0] ?? 1)}
                className="border-accent-line text-small font-strong text-accent-text max-lg:order-(--line) max-lg:mt-2 max-lg:-mb-2 max-lg:border-l-2 max-lg:pt-1 max-lg:pl-4 lg:col-start-2 lg:row-start-1 lg:-mt-10"
              >
                {record.title}
              </h3>
            )}
            {record &&
              entries.map(([line, rows]) => (
                <dl
                  key={line}
                  style={onLine(line)}
                  className="grid gap-y-3 border-l-2 border-accent-line py-1 pl-4 max-lg:order-(--line) max-lg:my-2 lg:col-start-2 lg:row-(--line) lg:self-center"
                >
                  {rows.map(({ label, value }) => (
                    <div key={label}>
                      <dt className="text-small text-fg-3">{label}</dt>
                      <dd className="font-strong">{value}</dd>
                    </div>
                  ))}
                </dl>
              ))}
          </div>
          {content.note && (
            <p className="mt-6 border-t border-rule pt-4 text-cap text-fg-3">{content.note}</p>
          )}
        </figure>
      </StaticSection>
    )
  },
)
