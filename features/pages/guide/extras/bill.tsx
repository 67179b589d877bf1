import { z } from 'zod'
import { dayBlocks } from '@/features/pages/interactive/sample-costs'
import { readCallPrice } from '@/features/pricing/read-prices'
import { blocksCost } from '@/lib/domain/price'
import { fillIn, formatCount, formatVnd } from '@/lib/i18n/format'
import type { ExtraReader } from './extra'
import { tableExtra } from './table-extra'

const assumed = z.strictObject({
  contacts: z.coerce.number().int(),
  answered: z.coerce.number(),
  seconds: z.coerce.number().int(),
  voicemail: z.coerce.number(),
})

const VOICEMAIL_SECONDS = 12

/** What a list of calls costs at the price in force, step by step, and the way to the calculator with the same numbers; each line is `name=number`. */
export const bill: ExtraReader = async (lines, context) => {
  const { lang, words, link } = context
  const day = assumed.parse(Object.fromEntries(lines.map((line) => line.split('='))))
  const price = await readCallPrice()
  if (!price) return null
  const { all: blocks } = dayBlocks({ ...day, message: VOICEMAIL_SECONDS }, price.value)
  const count = (value: number) => formatCount(value, lang)
  const cells: [keyof typeof words.bill, string][] = [
    ['contacts', count(day.contacts)],
    ['answered', `${count(day.answered)}%`],
    ['seconds', count(day.seconds)],
    ['voicemail', `${count(day.voicemail)}%`],
    ['blocks', count(blocks)],
    ['sum', formatVnd(blocksCost(blocks, price.value).grossVnd, lang)],
  ]
  const own = new URLSearchParams(
    lines.map((line): [string, string] => [line.split('=')[0] ?? '', line.split('=')[1] ?? '']),
  )
  return tableExtra(
    {
      label: words.bill.label,
      corner: words.bill.part,
      columns: [words.bill.number],
      rows: cells.map(([key, value]) => ({
        key,
        label: fillIn(words.bill[key], { seconds: price.value.blockSeconds, message: VOICEMAIL_SECONDS }),
        cells: [value],
      })),
      more: { href: `${link('/aicall/pricing').href}?${own}#calculator`, text: words.bill.own },
    },
    context,
  )
}
