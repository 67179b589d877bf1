import type { ReactNode } from 'react'
import { z } from 'zod'
import { CodedText } from '@/components/ui/coded-text'
import { TextLink } from '@/components/ui/text-link'
import { Answer } from './answer'
import { Articles, complianceSchema, LawNote } from './compliance'
import { measuresSchema, MeasuresTable } from './measures'
import { heading, item, type SectionContext, text } from './section'

export const appendixSchema = z
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

type PartProps = { title: string; lead?: string | undefined; group: string; children: ReactNode }

const Part = ({ title, lead, group, children }: PartProps) => (
  <Answer title={title} group={group}>
    <div className="@container pb-8">
      {lead && <p className="mb-6 max-w-[64ch] text-fg-2">{lead}</p>}
      {children}
    </div>
  </Answer>
)

type RulesProps = { content: z.output<typeof complianceSchema>; context: SectionContext }

/** Each rule, and under it the articles it comes from. */
const Rules = ({ content, context }: RulesProps) => (
  <>
    <dl>
      {content.items.map(({ title, text, law }) => (
        <div key={title} className="grid gap-y-1.5 border-t border-rule py-4">
          <dt className="text-h4 text-balance">{title}</dt>
          <dd className="text-ui text-fg-2">{text}</dd>
          {law && (
            <dd className="mt-2">
              <Articles ids={law} context={context} />
            </dd>
          )}
        </div>
      ))}
    </dl>
    <LawNote ids={content.items.flatMap(({ law }) => law ?? [])} context={context} />
  </>
)

type AppendixProps = {
  content: z.output<typeof appendixSchema>
  context: SectionContext
  group: string
}

/** What is looked up, not asked: rules with their articles, what to measure, keys, systems it is joined to, how it is paid for; rows like those of the questions. */
export const Appendix = ({ content, context, group }: AppendixProps) => {
  const { compliance, measures, keys, integrations, pricing } = content
  const { t } = context
  return (
    <div className="lg:pr-16">
      <p className="border-b border-rule pb-3 text-small text-fg-3">{t('questions.details')}</p>
      {integrations && (
        <Part {...integrations} group={group}>
          <dl className="grid gap-x-10 gap-y-5 text-ui @xl:grid-cols-2">
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
        <Part {...compliance} group={group}>
          <Rules content={compliance} context={context} />
        </Part>
      )}
      {measures && (
        <Part {...measures} group={group}>
          <MeasuresTable content={measures} />
        </Part>
      )}
      {keys && (
        <Part title={keys.title} group={group}>
          <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-5 gap-y-2 text-ui">
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
        <Part title={pricing.title} lead={pricing.text} group={group}>
          <TextLink href={context.link(PRICES).href}>{pricing.link}</TextLink>
        </Part>
      )}
    </div>
  )
}
