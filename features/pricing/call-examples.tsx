import { Table } from '@/components/ui/table'
import type { CallPrice } from '@/lib/contract/prices'
import type { Camelized } from '@/lib/contract/camelized'
import type { CallResult } from '@/lib/contract/enums'
import type { Locale } from '@/lib/i18n/config'
import { formatCount, formatVnd } from '@/lib/i18n/format'
import { CALL_VAT_PERCENT, callCost } from '@/lib/domain/price'
import type { Translate } from './translate'

type CallExamplesProps = { price: Camelized<CallPrice>; lang: Locale; t: Translate }

const EXAMPLES: readonly { id: string; result: CallResult; seconds: number }[] = [
  { id: 'short', result: 'ANSWER', seconds: 7 },
  { id: 'reminder', result: 'ANSWER', seconds: 41 },
  { id: 'survey', result: 'ANSWER', seconds: 128 },
  { id: 'voicemail', result: 'VOICE_MAIL', seconds: 17 },
  { id: 'ringing', result: 'NO_ANSWER', seconds: 34 },
  { id: 'busy', result: 'BUSY', seconds: 0 },
]

/** A few calls worked out at the price in force, block by block, with the tax split off. */
export const CallExamples = ({ price, lang, t }: CallExamplesProps) => {
  const cells = (example: (typeof EXAMPLES)[number]) => {
    const { blocks, netVnd, vatVnd, grossVnd } = callCost(example, price)
    if (blocks === 0) return [null, null, null, t('examples.free')]
    return [formatCount(blocks, lang), ...[netVnd, vatVnd, grossVnd].map((vnd) => formatVnd(vnd, lang))]
  }
  return (
    <Table
      label={t('examples.table')}
      corner={t('examples.corner')}
      columns={[
        { key: 'blocks', label: t('examples.blocks'), minor: true },
        { key: 'net', label: t('examples.net'), minor: true },
        { key: 'vat', label: t('examples.vat', { percent: CALL_VAT_PERCENT }), minor: true },
        { key: 'gross', label: t('examples.gross') },
      ]}
      rows={EXAMPLES.map((example) => ({
        key: example.id,
        label: t(`examples.rows.${example.id}`, { seconds: example.seconds }),
        cells: cells(example),
      }))}
      emptyLabel={t('examples.free')}
      more={t('examples.more')}
    />
  )
}
