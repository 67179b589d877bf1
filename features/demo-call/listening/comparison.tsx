import type { Answer } from '@/features/demo-call/listening/round'
import type { ListeningMessages } from '@/features/demo-call/listening/messages'
import type { Locale } from '@/lib/i18n/config'
import { fillIn, formatDecimal } from '@/lib/i18n/format'

type ComparisonProps = { messages: ListeningMessages; lang: Locale; answers: readonly Answer[] }

const bySetting = (answers: readonly Answer[]) =>
  [...Map.groupBy(answers, ({ digits, rate }) => `${digits} ${rate}`).values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const { digits, rate } = first
    const right = group.reduce((sum, answer) => sum + answer.right, 0)
    return [{ digits, rate, codes: group.length, right, of: group.length * digits }]
  })

/** What was right at each length and speed so far; nothing before the first answer. */
export const Comparison = ({ messages, lang, answers }: ComparisonProps) => {
  if (answers.length === 0) return null
  const { title, setting, codes, right, note } = messages.table
  return (
    <div className="grid gap-2">
      <table className="w-full text-small num">
        <caption className="mb-2 text-left font-strong">{title}</caption>
        <thead className="text-fg-3">
          <tr className="border-b border-rule">
            <th scope="col" className="py-1.5 text-left font-normal">
              {setting}
            </th>
            <th scope="col" className="py-1.5 pl-3 text-right font-normal">
              {codes}
            </th>
            <th scope="col" className="py-1.5 pl-3 text-right font-normal">
              {right}
            </th>
          </tr>
        </thead>
        <tbody>
          {bySetting(answers).map((row) => (
            <tr key={`${row.digits} ${row.rate}`} className="border-b border-rule">
              <th scope="row" className="py-1.5 text-left font-normal">
                {fillIn(messages.length, { n: row.digits })} ·{' '}
                {fillIn(messages.times, { n: formatDecimal(row.rate, lang) })}
              </th>
              <td className="py-1.5 pl-3 text-right">{row.codes}</td>
              <td className="py-1.5 pl-3 text-right">
                {row.right}/{row.of}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-cap text-fg-3">{note}</p>
    </div>
  )
}
