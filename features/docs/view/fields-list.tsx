import type { FieldRow } from '@/features/docs/model'
import { Inline } from '@/features/docs/view/inline'
import type { Labels } from '@/features/docs/content'
import type { Locale } from '@/lib/i18n/config'

type FieldsListProps = { id: string; title: string; rows: readonly FieldRow[]; labels: Labels; lang: Locale }

const Head = ({ name, type, duty }: Pick<FieldRow, 'name' | 'type' | 'duty'>) => (
  <dt>
    <code>{name}</code>
    <small>
      <code>{type}</code>
      {duty && ' · '}
      {duty && (duty.isStrong ? <b>{duty.text}</b> : duty.text)}
    </small>
  </dt>
)

/** The fields of a request or an answer: name, type and duty beside what each means and may be. */
export const FieldsList = ({ id, title, rows, labels, lang }: FieldsListProps) => (
  <div className="mt-7">
    <h3 id={id} className="text-ui font-strong">
      <Inline text={title} lang={lang} />
    </h3>
    <dl aria-labelledby={id} className="docs-fields mt-2.5 border-t border-rule">
      {rows.map(({ name, type, duty, facts, values, text }) => (
        <div key={name}>
          <Head name={name} type={type} duty={duty} />
          <dd>
            <Inline text={text} lang={lang} />
            {facts.length > 0 && (
              <small>
                <Inline text={facts.join(' · ')} lang={lang} />
              </small>
            )}
            {values.length > 0 && (
              <small>
                <Inline
                  text={`${labels.values} ${values.map((value) => `\`${value}\``).join(', ')}`}
                  lang={lang}
                />
              </small>
            )}
          </dd>
        </div>
      ))}
    </dl>
  </div>
)
