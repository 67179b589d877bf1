import { AudioBar } from '@/components/ui/audio-bar'
import { callsMarkdown } from '@/features/audio/calls-markdown'
import { audioBarLabels } from '@/features/audio/labels'
import { readSampleCalls } from '@/features/audio/read-sample-calls'
import { SampleCallList } from '@/features/audio/sample-call-list'
import { sampleCost } from '@/features/pages/interactive/sample-costs'
import { readCallPrice } from '@/features/pricing/read-prices'
import { fillIn, formatCount, formatVnd } from '@/lib/i18n/format'
import { getT } from '@/lib/i18n/server'
import type { ExtraContext, ExtraReader } from './extra'
import { tableExtra } from './table-extra'

/** The sample calls of some ids in their order; null without the service. Throws on an id that no call has. */
const readCallsOf = async (ids: readonly string[], { lang }: ExtraContext) => {
  const [calls, codes] = await Promise.all([
    readSampleCalls({}, lang),
    readSampleCalls({ scenarioType: 'VOICE_OTP' }, lang),
  ])
  if (!calls || !codes) return null
  return ids.map((id) => {
    const call = [...calls, ...codes].find((entry) => entry.id === id)
    if (!call) throw new Error(`no sample call ${id}`)
    return call
  })
}

/** Sample calls to listen to, by id. */
export const calls: ExtraReader = async (ids, context) => {
  const { id, lang, path } = context
  const [list, { t }] = await Promise.all([
    readCallsOf(ids, context),
    getT(['samples', 'common'], { lng: lang }),
  ])
  if (!list) return null
  return {
    view: (
      <div className="my-8">
        <AudioBar id={`${id}-bar`} labels={audioBarLabels(t)} className="mb-6" />
        <SampleCallList id={id} calls={list} lang={lang} path={path} />
      </div>
    ),
    markdown: await callsMarkdown(list, lang),
  }
}

/** What calls as long as some samples cost at the price in force. */
export const costs: ExtraReader = async (ids, context) => {
  const { lang, words, link } = context
  const [list, price] = await Promise.all([readCallsOf(ids, context), readCallPrice()])
  if (!list || !price) return null
  return tableExtra(
    {
      label: words.costs.label,
      corner: words.costs.call,
      columns: [
        words.costs.seconds,
        fillIn(words.costs.blocks, { seconds: price.value.blockSeconds }),
        words.costs.one,
        words.costs.thousand,
      ],
      rows: list.map((call) => {
        const { seconds, blocks, oneVnd, thousandVnd } = sampleCost(call, price.value)
        return {
          key: call.id,
          label: call.title[lang],
          cells: [
            formatCount(seconds, lang),
            formatCount(blocks, lang),
            formatVnd(oneVnd, lang),
            formatVnd(thousandVnd, lang),
          ],
        }
      }),
      more: { href: `${link('/aicall/pricing').href}#calculator`, text: words.bill.own },
    },
    context,
  )
}
