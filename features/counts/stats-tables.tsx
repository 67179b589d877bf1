import type { ReactNode } from 'react'
import { Table, type TableProps } from '@/components/ui/table'
import type { StatsMessages } from '@/features/counts/messages'
import type { Stats } from '@/features/counts/stats-api'
import type { Locale } from '@/lib/i18n/config'
import { fillIn, formatCount, formatDay } from '@/lib/i18n/format'

type StatsTablesProps = { stats: Stats; lang: Locale; messages: StatsMessages }
type Words = { title: string; note: string }

const Part = ({ id, words, children }: { id: string; words: Words; children: ReactNode }) => (
  <section aria-labelledby={`stats-${id}`}>
    <h2 id={`stats-${id}`} className="text-h4">
      {words.title}
    </h2>
    <p className="mt-1 mb-4 max-w-[64ch] text-small text-fg-2">{words.note}</p>
    {children}
  </section>
)

const Days = ({ stats: { days }, lang, messages }: StatsTablesProps) => {
  const most = Math.max(1, ...days.map(({ pages }) => pages))
  return (
    <ol className="flex h-36 items-end gap-px border-b border-rule">
      {days.map(({ day, pages }) => {
        const name = fillIn(messages.days.bar, { day: formatDay(day, lang), n: formatCount(pages, lang) })
        return (
          <li
            key={day}
            title={name}
            className="min-w-0 flex-1 rounded-t-xs bg-accent"
            style={{ height: `${(pages / most) * 100}%` }}
          >
            <span className="sr-only">{name}</span>
          </li>
        )
      })}
    </ol>
  )
}

/** What was counted: pages of each day, then a table of each kind; a kind without counts says so. */
export const StatsTables = ({ stats, lang, messages }: StatsTablesProps) => {
  const { pages, sources, funnels, searches, variants } = messages
  const count = (value: number) => formatCount(value, lang)
  const share = (value: number | null) =>
    value === null
      ? null
      : new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 1 }).format(value)

  const listed = (
    words: Words & { name: string; count: string },
    columns: TableProps['columns'],
    rows: TableProps['rows'],
  ) =>
    rows.length ? (
      <Table
        label={words.title}
        corner={words.name}
        columns={[{ key: 'count', label: words.count, align: 'right' }, ...columns]}
        rows={rows}
        emptyLabel={messages.none}
      />
    ) : (
      <p className="text-ui text-fg-2">{messages.empty}</p>
    )
  const totals = (list: Stats['pages'], nameOf: (name: string) => string = (name) => name) =>
    list.map(({ name, count: times }) => ({ key: name, label: nameOf(name), cells: [count(times)] }))
  const sourceNames: Readonly<Record<string, string>> = sources.names

  return (
    <div className="grid gap-12">
      <Part id="days" words={messages.days}>
        <Days stats={stats} lang={lang} messages={messages} />
      </Part>
      <Part id="pages" words={pages}>
        {listed(pages, [], totals(stats.pages))}
      </Part>
      <Part id="sources" words={sources}>
        {listed(
          sources,
          [],
          totals(stats.sources, (name) => sourceNames[name] ?? name),
        )}
      </Part>
      <Part id="funnels" words={funnels}>
        {listed(
          funnels,
          [{ key: 'share', label: funnels.share, align: 'right' }],
          stats.funnels.flatMap(({ name: form, steps }) =>
            steps.map((step) => ({
              key: `${form}/${step.name}`,
              label: `${funnels.forms[form] ?? form} · ${funnels.steps[step.name] ?? step.name}`,
              cells: [count(step.count), share(step.share)],
            })),
          ),
        )}
      </Part>
      <Part id="searches" words={searches}>
        {listed(searches, [], totals(stats.searches))}
      </Part>
      <Part id="variants" words={variants}>
        {listed(
          variants,
          [
            { key: 'reached', label: variants.reached, align: 'right' },
            { key: 'share', label: variants.share, align: 'right' },
          ],
          stats.variants.map(({ flag, value, seen, reached, share: part }) => ({
            key: `${flag}=${value}`,
            label: `${flag}: ${variants.values[value] ?? value}`,
            cells: [count(seen), count(reached), share(part)],
          })),
        )}
      </Part>
    </div>
  )
}
