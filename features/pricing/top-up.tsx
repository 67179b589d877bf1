'use client'

import { LinkButton } from '@/components/ui/link-button'
import { formatCount, formatUnitPrice, formatVnd } from '@/lib/i18n/format'
import { isSold } from '@/lib/domain/offer'
import { buyAddress } from './buy-address'
import { useOffers } from './offers'
import { allCharacters, planPrice, type VoicePlan } from '@/lib/domain/price'
import { voucherText } from './voice-plans'

/** A one-off package: how many characters it adds, for how much and how long, and where to buy it. */
export const TopUp = ({ plan, target }: { plan: VoicePlan; target: string }) => {
  const { lang, t, now, voucherFor } = useOffers()
  const voucher = voucherFor(plan)
  const { payVnd, characterVnd } = planPrice(plan, now, voucher)
  const count = allCharacters(plan)
  if (!count || characterVnd === null || !plan.expiryDays || !isSold(plan.product)) return null
  const values = {
    count: formatCount(count, lang),
    price: formatVnd(payVnd, lang),
    unit: formatUnitPrice(characterVnd, lang),
    days: plan.expiryDays,
  }
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-10 gap-y-4 rounded-lg border border-rule p-6 lg:px-7">
      <div>
        <h3 className="text-h4">{t('plans.extra')}</h3>
        <p className="mt-1 text-ui text-fg-2 num">
          {t('plans.extraText', values)}{' '}
          {voucher && <span className="font-strong text-accent-text">{voucherText(voucher, t)}</span>}
        </p>
      </div>
      <LinkButton
        data-buy
        href={buyAddress(target, { plan: plan.id, cycle: plan.cycle, voucher: voucher?.code }, lang)}
        variant="secondary"
        aria-label={t('states.extraNamed', {
          count: values.count,
          product: t(`plans.names.${plan.product}`),
        })}
      >
        {t('states.more')}
      </LinkButton>
    </div>
  )
}
