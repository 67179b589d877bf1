import type { z } from 'zod'
import { Table } from '@/components/ui/table'
import { formatDay } from '@/lib/i18n/format'
import { citation, LAW, type lawIdsSchema } from '@/lib/law'
import type { SectionContext } from './section'

type LawIds = z.output<typeof lawIdsSchema>

const COLUMNS = ['asks', 'state'] as const

type LawTableProps = {
  items: readonly { law?: LawIds | undefined }[]
  context: SectionContext
}

/** The articles of law that items rest on, each once: what it asks, and whether and when that was checked; nothing where there are none. */
export const LawTable = ({ items, context: { lang, t } }: LawTableProps) => {
  const ids = [...new Set(items.flatMap(({ law }) => law ?? []))]
  if (ids.length === 0) return null
  return (
    <>
      <Table
        label={t('law.label')}
        corner={t('law.article')}
        columns={COLUMNS.map((key) => ({ key, label: t(`law.${key}`), align: 'left' }))}
        rows={ids.map((id) => {
          const { asks, state, checkedOn, link } = LAW[id]
          const date = formatDay(checkedOn, lang)
          return {
            key: id,
            // The way to the text is its name, which no other row has; a state is the same in most rows.
            label: (
              <a href={link} rel="noopener noreferrer" className="tap inline-block underline">
                {citation(id, lang)}
              </a>
            ),
            cells: [asks[lang], state === 'lawyer' ? t('law.lawyer', { date }) : date],
          }
        })}
        emptyLabel=""
        stacked
        className="law-table"
      />
      <p className="mt-3 text-cap text-fg-3">{t('law.note')}</p>
    </>
  )
}
