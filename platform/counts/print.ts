import type { Stats, Total } from '../../lib/contract/counts.ts'
import { formatTable } from '../inbox/print.ts'

const percent = (share: number | null) => (share === null ? '' : `${Math.round(share * 1_000) / 10} %`)

const totals = (name: string, list: readonly Total[]) => [
  [name, 'Times'],
  ...list.map(({ name: text, count }) => [text, String(count)]),
]

/** Statistics as tables below each other; what is empty is left out. */
export const formatStats = ({
  from,
  to,
  days,
  pages,
  sources,
  funnels,
  searches,
  variants,
}: Stats): string => {
  const tables = [
    [['Day', 'Pages seen'], ...days.map(({ day, pages: seen }) => [day, String(seen)])],
    totals('Page', pages),
    totals('Came from', sources),
    ...funnels.map(({ name, steps }) => [
      [`Steps of ${name}`, 'Times', 'Of the first'],
      ...steps.map((step) => [step.name, String(step.count), percent(step.share)]),
    ]),
    totals('Searched in vain', searches),
    [
      ['Flag', 'Value', 'Seen', 'Reached', 'Share'],
      ...variants.map(({ flag, value, seen, reached, share }) => [
        ...[flag, value, String(seen), String(reached), percent(share)],
      ]),
    ],
  ]
  const filled = tables.filter((table) => table.length > 1)
  return `${[`${from} to ${to}`, ...filled.map(formatTable)].join('\n\n')}\n`
}
