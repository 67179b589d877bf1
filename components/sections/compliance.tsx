import { z } from 'zod'
import { citation, lawIdsSchema } from '@/lib/law'
import { LawTable } from './law-table'
import { heading, section, type SectionContext, StaticSection, text } from './section'

export const complianceSchema = z.strictObject({
  ...heading,
  items: z
    .array(z.strictObject({ title: text, text, law: lawIdsSchema.optional() }))
    .min(2)
    .max(8),
})

type RulesProps = { content: z.output<typeof complianceSchema>; context: SectionContext }

/** Each rule with the articles it comes from. */
export const Rules = ({ content, context }: RulesProps) => (
  <dl className="grid gap-6 md:grid-cols-2">
    {content.items.map(({ title, text, law }) => (
      <div key={title} className="border-t border-rule pt-4">
        <dt className="text-h4">{title}</dt>
        <dd className="mt-1 text-ui text-fg-2">{text}</dd>
        {law && (
          <dd className="mt-2 text-cap text-fg-3">
            {law.map((id) => citation(id, context.lang)).join('; ')}
          </dd>
        )}
      </div>
    ))}
  </dl>
)

/** The rules that bind this kind of call, and the table of the articles of law they come from. */
export const compliance = section(complianceSchema, ({ content, context }) => (
  <StaticSection context={context}>
    <div className="rounded-lg border border-rule-strong p-6 md:p-10">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_8fr]">
        <div>
          <h2 id={`${context.id}-title`} className="text-h3">
            {content.title}
          </h2>
          {content.lead && <p className="mt-3 text-ui text-fg-2">{content.lead}</p>}
        </div>
        <Rules content={content} context={context} />
      </div>
      <LawTable items={content.items} context={context} />
    </div>
  </StaticSection>
))
