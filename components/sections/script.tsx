import { z } from 'zod'
import { SectionHeader } from '@/components/ui/section-header'
import { SectionFrame } from './frame'
import { section } from './section'
import { copy, heading } from './words'

const schema = z.strictObject({
  ...heading,
  label: copy,
  agent: copy,
  customer: copy,
  lines: z
    .array(z.strictObject({ by: z.enum(['agent', 'customer']), text: copy }))
    .min(4)
    .max(12),
  note: copy.optional(),
})

/** An illustrative conversation, labelled as such: two channels of one call, as words. */
export const script = section<typeof schema, { band?: boolean }>(
  schema,
  ({ words, context, band = false }) => (
    <SectionFrame id={context.id} band={band}>
      <SectionHeader id={`${context.id}-title`} title={words.title} support={words.lead} />
      <figure className="rounded-lg bg-raised p-6 shadow-sm md:p-10">
        <figcaption className="text-small font-strong text-accent-text">{words.label}</figcaption>
        <dl className="mt-6 grid gap-4">
          {words.lines.map(({ by, text }) => (
            <div key={text} className="grid gap-x-6 gap-y-1 md:grid-cols-[8rem_1fr]">
              <dt className={by === 'agent' ? 'text-small text-accent-text' : 'text-small text-fg-3'}>
                {words[by]}
              </dt>
              <dd className={by === 'agent' ? 'max-w-[64ch]' : 'max-w-[64ch] text-fg-2'}>{text}</dd>
            </div>
          ))}
        </dl>
        {words.note && <p className="mt-6 border-t border-rule pt-4 text-cap text-fg-3">{words.note}</p>}
      </figure>
    </SectionFrame>
  ),
)
