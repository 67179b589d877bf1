import { z } from 'zod'
import { waiting, workload } from '@/lib/domain/waiting'
import { fillIn, formatCount } from '@/lib/i18n/format'
import type { ExtraReader } from './extra'
import { tableExtra } from './table-extra'

const assumed = z.strictObject({
  calls: z.coerce.number().positive(),
  minutes: z.coerce.number().positive(),
  handle: z.coerce.number().positive(),
  within: z.coerce.number().positive(),
})

const ROWS = 6

/** How long callers wait with the fewest agents that can cope and with each one more; each line is `name=number`. */
export const queue: ExtraReader = (lines, context) => {
  const { lang, words } = context
  const { calls, minutes, handle, within } = assumed.parse(
    Object.fromEntries(lines.map((line) => line.split('='))),
  )
  const hour = { calls, periodSeconds: minutes * 60, handleSeconds: handle }
  const fewest = Math.floor(workload(hour)) + 1
  const count = (value: number) => formatCount(Math.round(value), lang)
  return Promise.resolve(
    tableExtra(
      {
        label: fillIn(words.queue.label, {
          calls: count(calls),
          minutes: count(minutes),
          handle: count(handle),
        }),
        corner: words.queue.agents,
        columns: [words.queue.busy, fillIn(words.queue.within, { seconds: count(within) }), words.queue.wait],
        rows: Array.from({ length: ROWS }, (_, more) => {
          const agents = fewest + more
          const found = waiting(hour, agents, within)
          return {
            key: String(agents),
            label: count(agents),
            cells: [`${count(found.busy * 100)}%`, `${count(found.within * 100)}%`, count(found.meanSeconds)],
          }
        }),
      },
      context,
    ),
  )
}
