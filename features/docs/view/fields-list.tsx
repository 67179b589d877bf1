import { Code, Inline } from '@/features/docs/view/inline'
import type { FieldRow } from '@/features/docs/model'
import type { Labels } from '@/features/docs/words'
import type { Lang } from '@/lib/i18n/config'

type FieldsListProps = { id: string; title: string; rows: readonly FieldRow[]; labels: Labels; lang: Lang }

const Head = ({ name, type, duty }: Pick<FieldRow, 'name' | 'type' | 'duty'>) => (
  <dt className="min-w-0">
    <code className="font-mono text-small font-medium wrap-anywhere">{name}</code>
    <span className="mt-0.5 flex flex-wrap gap-x-2 text-cap text-fg-3">
      <span className="font-mono">{type}</span>
      {duty && (
        <span className={duty.isStrong ? 'font-strong text-accent-text' : undefined}>{duty.text}</span>
      )}
    </span>
  </dt>
)

/** The fields of a request or an answer: name, type and duty beside what each means and may be. */
export const FieldsList = ({ id, title, rows, labels, lang }: FieldsListProps) => (
  <div className="mt-7">
    <h4 id={id} className="text-ui font-strong">
      <Inline text={title} lang={lang} />
    </h4>
    <dl aria-labelledby={id} className="mt-2.5 border-t border-rule">
      {rows.map(({ name, type, duty, facts, values, text }) => (
        <div
          key={name}
          className="grid gap-x-8 gap-y-1.5 border-b border-rule py-3 md:grid-cols-[16.5rem_minmax(0,1fr)]"
        >
          <Head {...{ name, type, duty }} />
          <dd className="min-w-0 text-ui text-fg-2">
            <Inline text={text} lang={lang} />
            {facts.length > 0 && (
              <span className="mt-1 block text-small wrap-anywhere text-fg-3">{facts.join(' · ')}</span>
            )}
            {values.length > 0 && (
              <span className="mt-1 block text-small text-fg-3">
                {labels.values}{' '}
                {values.map((value, index) => (
                  <span key={value}>
                    {index > 0 && ', '}
                    <Code>{value}</Code>
                  </span>
                ))}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  </div>
)
