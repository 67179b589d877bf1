'use client'

import { formatMoment, formatVnd } from '@/lib/i18n/format'
import { DealClock } from './deal-clock'
import { useOffers, type Offers } from './offers'
import { hasDeal, monthsOf, planPrice, type VoicePlan } from '@/lib/domain/price'

const nameOf = (plan: VoicePlan, { lang, t }: Offers) =>
  t('deal.plan', {
    product: t(`plans.names.${plan.product}`),
    name: plan.name[lang],
    cycle: t(`table.cycles.${plan.cycle}`),
  })

const endOf = ({ dealEndsAt }: VoicePlan) => Date.parse(dealEndsAt ?? '')

const perCharacter = (plan: VoicePlan, now: number) => planPrice(plan, now).characterVnd ?? 0

/** While it runs, its character costs less than that of the same plan paid for longer: said, or it looks like a mistake. */
const beatsLonger = (deal: VoicePlan, plans: readonly VoicePlan[], now: number) =>
  plans.some(
    (plan) =>
      plan.product === deal.product &&
      plan.name.vi === deal.name.vi &&
      (monthsOf(plan) ?? 0) > (monthsOf(deal) ?? 0) &&
      perCharacter(plan, now) > perCharacter(deal, now),
  )

type DealBandProps = { plans: readonly VoicePlan[] }

/** The offer that ends next: what it saves and how long it still runs; gone when it has ended, which is announced once. */
export const DealBand = ({ plans }: DealBandProps) => {
  const offers = useOffers()
  const { lang, t, now } = offers
  const deal = plans.filter((plan) => hasDeal(plan, now)).toSorted((a, b) => endOf(a) - endOf(b))[0]
  const ended = plans.filter((plan) => plan.discountPercent > 0 && plan.dealEndsAt && !hasDeal(plan, now))
  return (
    <>
      <p role="status" className="sr-only" data-deal-ended>
        {ended
          .map((plan) =>
            t('deal.ended', {
              plan: nameOf(plan, offers),
              price: formatVnd(planPrice(plan, now).payVnd, lang),
            }),
          )
          .join(' ')}
      </p>
      {deal && <Running plan={deal} isLow={beatsLonger(deal, plans, now)} offers={offers} />}
    </>
  )
}

type RunningProps = { plan: VoicePlan; isLow: boolean; offers: Offers }

const Running = ({ plan, isLow, offers }: RunningProps) => {
  const { lang, t, now } = offers
  const { listVnd, payVnd } = planPrice(plan, now)
  const [pay, list, saved] = [payVnd, listVnd, listVnd - payVnd].map((vnd) => formatVnd(vnd, lang))
  return (
    <div
      data-deal
      className="mb-8 grid items-center gap-x-10 gap-y-3 rounded-md bg-accent-tint px-5 py-4 lg:grid-cols-[1fr_auto]"
    >
      <p className="text-ui text-pretty num">
        <strong className="font-strong text-accent-text">{nameOf(plan, offers)}</strong>{' '}
        {t('deal.text', { pay: pay ?? '', list: list ?? '', saved: saved ?? '' })}{' '}
        <span className="text-fg-2">
          {t('deal.until', { moment: formatMoment(plan.dealEndsAt ?? '', lang) })}
          {isLow && ` ${t('deal.low')}`}
        </span>
      </p>
      <DealClock end={endOf(plan)} />
    </div>
  )
}
