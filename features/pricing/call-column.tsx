'use client'

import type { CallPrice, PackageCharge } from '@/lib/contract/prices'
import type { Camelized } from '@/lib/contract/camelized'
import { afterDiscount, blocksFor } from '@/lib/domain/price'
import { formatCount, formatVnd } from '@/lib/i18n/format'
import { buyAddress } from './buy-address'
import { useOffers, type Offers } from './offers'
import { PlanColumn, type Plan } from './plan-column'
import { voucherText } from './voice-plans'

export type CallPackage = Camelized<PackageCharge>
type CallColumnProps = { entry: CallPackage; price: Camelized<CallPrice> | null; target: string }

const factsOf = ({ entry, price }: CallColumnProps, { lang, t }: Offers) => {
  const { creditVnd, bonusPercent, expiryDays } = entry
  const credit = formatVnd(creditVnd, lang)
  const blocks = price?.includesVat ? blocksFor(creditVnd, price) : undefined
  return [
    bonusPercent > 0
      ? t('packages.creditBonus', { credit, percent: bonusPercent })
      : t('packages.credit', { credit }),
    ...(price && blocks
      ? [t('packages.blocks', { count: formatCount(blocks, lang), seconds: price.blockSeconds })]
      : []),
    expiryDays ? t('days', { days: expiryDays }) : t('noLimit'),
  ]
}

const toPlan = (props: CallColumnProps, offers: Offers): Plan => {
  const { lang, t, voucherFor } = offers
  const { entry, target } = props
  const voucher = voucherFor({ id: entry.id, product: 'aicall' })
  const payVnd = afterDiscount(entry.priceVnd, voucher?.discountPercent ?? 0)
  const name = entry.name[lang]
  return {
    id: entry.id,
    name,
    price: formatVnd(payVnd, lang),
    was: payVnd < entry.priceVnd ? formatVnd(entry.priceVnd, lang) : undefined,
    voucher: voucherText(voucher, t),
    per: t('packages.once'),
    facts: factsOf(props, offers),
    features: [],
    note: entry.expiryDays ? t('packages.unused') : '',
    isSuggested: entry.isMostPopular,
    action: {
      href: buyAddress(target, { plan: entry.id, cycle: 'once', voucher: voucher?.code }, lang),
      label: t('packages.choose'),
      name: t('packages.chooseNamed', { name, once: t('packages.once') }),
    },
  }
}

/** A prepaid package for calls: what is paid, what credit comes, how many blocks that is, how long it lasts. */
export const CallColumn = (props: CallColumnProps) => {
  const offers = useOffers()
  const { t } = offers
  return (
    <PlanColumn
      plan={toPlan(props, offers)}
      labels={{ suggested: t('suggested'), listPrice: t('listPrice') }}
    />
  )
}
