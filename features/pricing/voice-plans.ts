import type { BadgeProps } from '@/components/ui/badge'
import type { PackageState } from '@/lib/contract/order'
import type { VOICE_PRODUCTS } from '@/lib/contract/prices'
import { formatCount, formatDay, formatMoment, formatUnitPrice, formatVnd } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/config'
import { isSold } from '@/lib/domain/offer'
import { buyAddress } from './buy-address'
import type { Plan } from './plan-column'
import { allCharacters, monthlyShare, planPrice, type PlanPrice, type VoicePlan } from '@/lib/domain/price'
import type { PlanStatus } from './plan-status'
import type { Translate } from './translate'
import type { Voucher } from './vouchers'

export const CYCLES = ['monthly', 'quarterly', 'yearly'] as const
export type VoiceProduct = (typeof VOICE_PRODUCTS)[number]
// Named again, because the contract's own list brings a validator along, which no island needs.
export const PRODUCTS = ['studio', 'tts', 'api', 'dubbing'] as const satisfies readonly VoiceProduct[]

export type PlanSetting = {
  lang: Locale
  t: Translate
  now: number
  /** The application that sells the plan, or the contact form. */
  target: string
  voucher?: Voucher | undefined
  status?: PlanStatus
}

const TONES: Record<PackageState, NonNullable<BadgeProps['tone']>> = {
  ACTIVE: 'success',
  USING: 'accent',
  USED: 'neutral',
}

// The discount that is not the voucher's: that one stands beside the struck price.
const offText = (plan: VoicePlan, { lang, t, now }: PlanSetting) => {
  const { offPercent, dealEndsAt } = planPrice(plan, now)
  const percent = formatCount(offPercent, lang)
  if (dealEndsAt) return t('plans.deal', { percent, date: formatMoment(dealEndsAt, lang) })
  return offPercent > 0 ? t('plans.off', { percent }) : undefined
}

const charactersText = (plan: VoicePlan, { lang, t }: PlanSetting) => {
  const all = allCharacters(plan)
  if (all === null) return undefined
  const count = formatCount(all, lang)
  return plan.bonusPercent > 0
    ? t('plans.charactersBonus', { count, percent: plan.bonusPercent })
    : t('plans.characters', { count })
}

const lifeText = ({ expiryDays }: VoicePlan, { lang, t, now, status }: PlanSetting) => {
  if (status?.expiresAt) {
    const isOver = Date.parse(status.expiresAt) <= now
    return t(isOver ? 'states.since' : 'states.until', { date: formatDay(status.expiresAt, lang) })
  }
  return expiryDays ? t('days', { days: expiryDays }) : t('noLimit')
}

const facts = (plan: VoicePlan, price: PlanPrice, setting: PlanSetting) => {
  const { lang, t } = setting
  const month = monthlyShare(plan, price.payVnd)
  return [
    offText(plan, setting),
    month && t('plans.month', { price: formatVnd(month, lang) }),
    price.characterVnd !== null && t('plans.character', { price: formatUnitPrice(price.characterVnd, lang) }),
    charactersText(plan, setting),
    lifeText(plan, setting),
  ].filter((fact) => typeof fact === 'string')
}

const actionOf = (plan: VoicePlan, { lang, t, target, voucher, status }: PlanSetting): Plan['action'] => {
  const href = buyAddress(target, { plan: plan.id, cycle: plan.cycle, voucher: voucher?.code }, lang)
  const values = { name: plan.name[lang], cycle: t(`plans.cycles.${plan.cycle}`) }
  switch (status?.state) {
    case 'ACTIVE':
      return { label: t('states.current'), name: t('states.current') }
    case 'USING':
      return { href, label: t('states.more'), name: t('states.moreNamed', values) }
    case 'USED':
      return { href, label: t('states.again'), name: t('states.againNamed', values) }
    case 'UPGRADE':
      return { href, label: t('states.upgrade'), name: t('states.upgradeNamed', values) }
    default:
      return isSold(plan.product)
        ? { href, label: t('choose'), name: t('chooseNamed', values) }
        : { href, label: t('request'), name: t('requestNamed', values) }
  }
}

const badgeOf = ({ t, status }: PlanSetting): Plan['badge'] => {
  const state = status?.state ?? 'NONE'
  if (state === 'NONE' || state === 'UPGRADE') return undefined
  return { label: t(`states.badge.${state}`), tone: TONES[state] }
}

/** The note about a voucher beside the price it has lowered. */
export const voucherText = (voucher: Voucher | undefined, t: Translate) =>
  voucher &&
  t(voucher.kind === 'first_purchase' ? 'voucherFirst' : 'voucher', {
    code: voucher.code,
    percent: voucher.discountPercent,
  })

/** A voice package as a column of the price frame, for a visitor at the moment `now`. */
export const toPlan = (plan: VoicePlan, setting: PlanSetting): Plan => {
  const { lang, t, now, voucher, status } = setting
  const price = planPrice(plan, now, voucher)
  return {
    id: plan.id,
    name: plan.name[lang],
    price: formatVnd(price.payVnd, lang),
    was: price.payVnd < price.listVnd ? formatVnd(price.listVnd, lang) : undefined,
    voucher: voucherText(voucher, t),
    per: t(`plans.per.${plan.cycle}`),
    facts: facts(plan, price, setting),
    features: plan.features.map((feature) => feature[lang]),
    note: plan.expiryDays ? t('plans.unused') : '',
    isSuggested: plan.isMostPopular,
    badge: badgeOf(setting),
    isMuted: status?.state === 'USED',
    action: actionOf(plan, setting),
  }
}
