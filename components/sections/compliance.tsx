import { IconShieldCheck } from '@tabler/icons-react'
import { z } from 'zod'
import { Table } from '@/components/ui/table'
import { formatDay } from '@/lib/i18n/format'
import { citation, LAW, lawIdsSchema } from '@/lib/law'
import { heading, section, StaticSection, type SectionContext, text } from './section'

const schema = z.strictObject({
  ...heading,
  items: z
    .array(z.strictObject({ title: text, text, law: lawIdsSchema.optional() }))
    .min(2)
    .max(8),
})

const COLUMNS = ['asks', 'state'] as const

/** The articles of law that the items rest on, each once: what it asks, and whether and when that was checked. */
const LawTable = ({
  ids,
  context: { lang, t },
}: {
  ids: z.output<typeof lawIdsSchema>
  context: SectionContext
}) => (
  <>
    <Table
      label={t('law.label')}
      corner={t('law.article')}
      columns={COLUMNS.map((key) => ({ key, label: t(`law.${key}`), align: 'left' }))}
      rows={ids.map((id) => {
        const { asks, state, checkedOn, link } = LAW[id]
        return {
          key: id,
          label: citation(id, lang),
          cells: [
            asks[lang],
            <a key={id} href={link} rel="noopener noreferrer" className="underline">
              {t(`law.states.${state}`, { date: formatDay(checkedOn, lang) })}
            </a>,
          ],
        }
      })}
      emptyLabel=""
      className="mt-10 text-small"
    />
    <p className="mt-3 text-cap text-fg-3">{t('law.note')}</p>
  </>
)

/** The rules that bind this kind of call, and the table of the articles of law they come from. */
export const compliance = section(schema, ({ content, context }) => {
  const ids = [...new Set(content.items.flatMap(({ law }) => law ?? []))]
  return (
    <StaticSection context={context}>
      <div className="rounded-lg border border-rule-strong p-6 md:p-10">
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_8fr]">
          <div>
            <IconShieldCheck size={24} stroke={1.6} aria-hidden className="text-accent-strong" />
            <h2 id={`${context.id}-title`} className="mt-4 text-h3">
              {content.title}
            </h2>
            {content.lead && <p className="mt-3 text-ui text-fg-2">{content.lead}</p>}
          </div>
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
        </div>
        {ids.length > 0 && <LawTable ids={ids} context={context} />}
      </div>
    </StaticSection>
  )
})
