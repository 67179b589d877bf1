import { z } from 'zod'
import { SectionHeader } from '@/components/ui/section-header'
import { formatDay } from '@/lib/i18n/format'
import { citation, LAW, lawIdsSchema } from '@/lib/law'
import { heading, section, type SectionContext, StaticSection, text } from './section'

export const complianceSchema = z.strictObject({
  ...heading,
  items: z
    .array(z.strictObject({ title: text, text, law: lawIdsSchema.optional() }))
    .min(2)
    .max(8),
})

type LawIds = z.output<typeof lawIdsSchema>

type ArticlesProps = { ids: LawIds; context: SectionContext }

/** Articles of law, each beside what it asks; those that a lawyer still has to confirm say so. */
export const Articles = ({ ids, context: { lang, t } }: ArticlesProps) => (
  <ul className="grid content-start gap-y-4 text-small md:col-span-2">
    {ids.map((id) => {
      const { asks, state, checkedOn, link } = LAW[id]
      return (
        <li key={id} className="grid gap-y-1 md:grid-cols-2">
          <p className="md:pr-8">
            <a href={link} rel="noopener noreferrer" className="tap text-link inline-block">
              {citation(id, lang)}
            </a>
            {state === 'lawyer' && (
              <span className="mt-1 block text-cap text-fg-3">
                {t('law.lawyer', { date: formatDay(checkedOn, lang) })}
              </span>
            )}
          </p>
          <p className="text-fg-2 md:pr-8">{asks[lang]}</p>
        </li>
      )
    })}
  </ul>
)

/** When the articles of the rules were checked, and that this is our reading. */
export const LawNote = ({ ids, context: { lang, t } }: ArticlesProps) => {
  if (ids.length === 0) return null
  const dates = new Set(ids.map((id) => formatDay(LAW[id].checkedOn, lang)))
  return (
    <p className="mt-4 text-cap text-fg-3">
      {t('law.checked', { date: [...dates].join(', ') })} {t('law.note')}
    </p>
  )
}

/** The rules that bind this kind of call, each beside the articles of law it comes from. */
export const compliance = section(complianceSchema, ({ content, context }) => (
  <StaticSection context={context}>
    <SectionHeader id={`${context.id}-title`} title={content.title} support={content.lead} />
    <ul className="border-t border-rule-strong">
      {content.items.map(({ title, text, law }) => (
        <li key={title} className="grid gap-y-4 border-b border-rule py-6 md:grid-cols-2 lg:grid-cols-4">
          <h3 className="text-h3 text-balance md:pr-8">{title}</h3>
          <p className="text-fg-2 md:pr-8">{text}</p>
          {law && <Articles ids={law} context={context} />}
        </li>
      ))}
    </ul>
    <LawNote ids={content.items.flatMap(({ law }) => law ?? [])} context={context} />
  </StaticSection>
))
