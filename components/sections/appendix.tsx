import type { ReactNode } from 'react'
import { z } from 'zod'
import { CodedText } from '@/components/ui/coded-text'
import { RowIcon } from '@/components/ui/row-icon'
import { TextLink } from '@/components/ui/text-link'
import { citation } from '@/lib/law'
import { complianceSchema } from './compliance'
import { LawTable } from './law-table'
import { measuresSchema, MeasuresTable } from './measures'
import { heading, item, section, type SectionContext, StaticSection, text } from './section'

const schema = z
  .strictObject({
    compliance: complianceSchema,
    measures: measuresSchema,
    keys: z.strictObject({
      title: text,
      items: z
        .array(z.strictObject({ key: text, text }))
        .min(2)
        .max(5),
    }),
    integrations: z.strictObject({ ...heading, items: z.array(item).min(3).max(6) }),
    pricing: z.strictObject({ title: text, text, link: text }),
  })
  .partial()

const PRICES = '/aicall/pricing'

type PartProps = { title: string; lead?: string | undefined; children: ReactNode }

const Part = ({ title, lead, children }: PartProps) => (
  <details className="group border-b border-rule">
    <summary className="flex min-h-11 items-start justify-between gap-4 py-5">
      <h3 className="text-h4">{title}</h3>
      <RowIcon
        name="plus"
        size={20}
        className="mt-0.5 shrink-0 transition-transform duration-200 group-open:rotate-45"
      />
    </summary>
    <div className="pb-10">
      {lead && <p className="mb-6 max-w-[68ch] text-fg-2">{lead}</p>}
      {children}
    </div>
  </details>
)

type RulesProps = { content: z.output<typeof complianceSchema>; context: SectionContext }

/** Each rule with the articles it comes from, side by side at the same heights. */
const Rules = ({ content, context }: RulesProps) => (
  <dl className="grid gap-x-16 gap-y-6 md:grid-cols-2">
    {content.items.map(({ title, text, law }) => (
      <div key={title} className="row-span-3 grid grid-rows-subgrid gap-y-1.5 border-t border-rule pt-4">
        <dt className="text-h4 text-balance">{title}</dt>
        <dd className="text-ui text-fg-2">{text}</dd>
        {law && (
          <dd className="text-cap text-fg-3">{law.map((id) => citation(id, context.lang)).join('; ')}</dd>
        )}
      </div>
    ))}
  </dl>
)

/** What is looked up, not read: rules with their articles, what to measure, keys, systems it is joined to, how it is paid for; each opens on its own. */
export const appendix = section(schema, ({ content, context }) => {
  const { compliance, measures, keys, integrations, pricing } = content
  const { t } = context
  return (
    <StaticSection context={context}>
      <h2 id={`${context.id}-title`} className="text-h3">
        {t('appendix')}
      </h2>
      <div className="faq mt-6 border-t border-rule-strong">
        {integrations && (
          <Part {...integrations}>
            <dl className="grid gap-x-16 gap-y-5 text-ui md:grid-cols-2">
              {integrations.items.map(({ title, text }) => (
                <div key={title}>
                  <dt className="font-strong">{title}</dt>
                  <dd className="mt-1 text-fg-2">
                    <CodedText>{text}</CodedText>
                  </dd>
                </div>
              ))}
            </dl>
          </Part>
        )}
        {compliance && (
          <Part {...compliance}>
            <Rules content={compliance} context={context} />
            <LawTable items={compliance.items} context={context} />
          </Part>
        )}
        {measures && (
          <Part {...measures}>
            <MeasuresTable content={measures} />
          </Part>
        )}
        {keys && (
          <Part title={keys.title}>
            <dl className="grid max-w-[68ch] grid-cols-[auto_1fr] items-baseline gap-x-5 gap-y-2 text-ui">
              {keys.items.map(({ key, text }) => (
                <div key={key} className="contents">
                  <dt className="font-strong num">{key}</dt>
                  <dd className="text-fg-2">{text}</dd>
                </div>
              ))}
            </dl>
          </Part>
        )}
        {pricing && (
          <Part title={pricing.title} lead={pricing.text}>
            <TextLink href={context.link(PRICES).href}>{pricing.link}</TextLink>
          </Part>
        )}
      </div>
    </StaticSection>
  )
})
