'use client'

import { Table } from '@/components/ui/table'
import { formatCount, formatUnitPrice, formatVnd } from '@/lib/i18n/format'
import { useOffers } from '../offers'
import { translator } from '../translate'
import type { CalculatorMessages } from '../messages'
import type { VoiceOption } from './voice-estimate'

export const VOICE_COLUMNS = ['plan', 'topUps', 'total', 'unused', 'character'] as const

type VoiceTableProps = { options: readonly VoiceOption[]; messages: CalculatorMessages }

/** Every plan that covers the need, the cheapest first. */
export const VoiceTable = ({ options, messages }: VoiceTableProps) => {
  const { lang } = useOffers()
  const t = translator(messages)
  const vnd = (amount: number) => formatVnd(amount, lang)
  const cells = ({ planVnd, topUps, topUpVnd, totalVnd, unused, characterVnd }: VoiceOption) => [
    vnd(planVnd),
    topUps > 0 ? t('voice.rows.topUp', { times: formatCount(topUps, lang), price: vnd(topUpVnd) }) : null,
    vnd(totalVnd),
    formatCount(unused, lang),
    characterVnd === null ? null : formatUnitPrice(characterVnd, lang),
  ]
  return (
    <Table
      label={t('voice.table')}
      corner={t('voice.corner')}
      columns={VOICE_COLUMNS.map((key) => ({ key, label: t(`voice.columns.${key}`) }))}
      rows={options.map((option) => ({
        key: option.plan.id,
        label: option.plan.name[lang],
        cells: cells(option),
      }))}
      emptyLabel={t('voice.rows.none')}
      stacked
      className="mt-10"
    />
  )
}
