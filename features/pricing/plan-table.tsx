'use client'

import { Table } from '@/components/ui/table'
import { formatCount, formatUnitPrice, formatVnd } from '@/lib/i18n/format'
import { useOffers, type Offers } from './offers'
import { allCharacters, monthlyShare, planPrice, type VoicePlan } from '@/lib/domain/price'

const COLUMNS = ['price', 'off', 'month', 'characters', 'bonus', 'character', 'days'] as const
/** What two plans are compared by; a phone shows the others on demand. */
const COMPARED: readonly string[] = ['price', 'character']

const cells = (plan: VoicePlan, { lang, t, now, voucherFor }: Offers) => {
  const { payVnd, offPercent, characterVnd } = planPrice(plan, now, voucherFor(plan))
  const month = plan.cycle === 'monthly' ? payVnd : monthlyShare(plan, payVnd)
  const all = allCharacters(plan)
  return [
    formatVnd(payVnd, lang),
    offPercent > 0 ? t('table.percent', { percent: formatCount(offPercent, lang) }) : null,
    month === undefined ? null : formatVnd(month, lang),
    all === null ? null : formatCount(all, lang),
    plan.bonusPercent > 0 ? t('table.percent', { percent: plan.bonusPercent }) : null,
    characterVnd === null ? null : formatUnitPrice(characterVnd, lang),
    plan.expiryDays ? formatCount(plan.expiryDays, lang) : t('table.noLimit'),
  ]
}

/** Every plan of a product in every cycle, row by row, with the facts that decide between them. */
export const PlanTable = ({ plans }: { plans: readonly VoicePlan[] }) => {
  const offers = useOffers()
  const { lang, t } = offers
  const product = t(`plans.names.${plans[0]?.product ?? 'studio'}`)
  return (
    <div className="mt-12">
      <h3 className="text-h4">{t('table.title', { product })}</h3>
      <p className="mt-1 mb-4 text-small text-pretty text-fg-3">{t('table.note')}</p>
      <Table
        label={t('table.label', { product })}
        corner={t('table.corner')}
        columns={COLUMNS.map((key) => ({
          key,
          label: t(`table.columns.${key}`),
          minor: !COMPARED.includes(key),
        }))}
        rows={plans.map((plan) => ({
          key: plan.id,
          label: t('table.row', { name: plan.name[lang], cycle: t(`table.cycles.${plan.cycle}`) }),
          cells: cells(plan, offers),
        }))}
        emptyLabel={t('table.none')}
        more={t('table.more')}
      />
    </div>
  )
}
