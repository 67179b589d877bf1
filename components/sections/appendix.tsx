import type { ReactNode } from 'react'
import { z } from 'zod'
import { RowIcon } from '@/components/ui/row-icon'
import { complianceSchema, Rules } from './compliance'
import { LawTable } from './law-table'
import { measuresSchema, MeasuresTable } from './measures'
import { section, StaticSection, text } from './section'

const schema = z.strictObject({
  compliance: complianceSchema,
  measures: measuresSchema,
  keys: z.strictObject({
    title: text,
    items: z
      .array(z.strictObject({ key: text, text }))
      .min(2)
      .max(5),
  }),
})

type PartProps = { title: string; children: ReactNode }

const Part = ({ title, children }: PartProps) => (
  <details className="group border-b border-rule">
    <summary className="flex min-h-11 items-start justify-between gap-4 py-5">
      <h3 className="text-h4">{title}</h3>
      <RowIcon
        name="plus"
        size={20}
        className="mt-0.5 shrink-0 transition-transform duration-200 group-open:rotate-45"
      />
    </summary>
    <div className="pb-10">{children}</div>
  </details>
)

/** What is looked up, not read: the rules of a trade with their articles, what to measure, and what the keys do; each opens on its own. */
export const appendix = section(schema, ({ content, context }) => {
  const { compliance, measures, keys } = content
  const { t } = context
  return (
    <StaticSection context={context}>
      <h2 id={`${context.id}-title`} className="text-h3">
        {t('appendix')}
      </h2>
      <div className="faq mt-6 border-t border-rule-strong">
        <Part title={compliance.title}>
          {compliance.lead && <p className="mb-6 max-w-[68ch] text-fg-2">{compliance.lead}</p>}
          <Rules content={compliance} context={context} />
          <LawTable items={compliance.items} context={context} />
        </Part>
        <Part title={measures.title}>
          {measures.lead && <p className="mb-6 max-w-[68ch] text-fg-2">{measures.lead}</p>}
          <MeasuresTable content={measures} />
        </Part>
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
      </div>
    </StaticSection>
  )
})
