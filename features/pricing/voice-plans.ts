import type { VOICE_PRODUCTS } from '@/lib/contract/voice-package'
import type { Lang } from '@/lib/i18n/config'
import { formatCount, formatUnitPrice, formatVnd } from '@/lib/money'
import { formatDay } from './format-day'
import type { Plan } from './plan-column'
import { monthlyShare, planPrice, type PlanPrice, type VoicePlan } from './plan-price'
import type { Translate } from './translate'

export const CYCLES = ['monthly', 'quarterly', 'yearly'] as const
export type VoiceProduct = (typeof VOICE_PRODUCTS)[number]

type Setting = { lang: Lang; t: Translate; now: number; href: string }

const offText = ({ offPercent, dealEndsAt }: PlanPrice, { lang, t }: Setting) => {
  if (dealEndsAt) return t('plans.deal', { percent: offPercent, date: formatDay(dealEndsAt, lang) })
  return offPercent > 0 ? t('plans.off', { percent: offPercent }) : undefined
}

const charactersText = ({ characters, bonusPercent }: VoicePlan, { lang, t }: Setting) => {
  if (!characters) return undefined
  const count = formatCount(Math.floor(characters * (1 + bonusPercent / 100)), lang)
  return bonusPercent > 0
    ? t('plans.charactersBonus', { count, percent: bonusPercent })
    : t('plans.characters', { count })
}

const facts = (plan: VoicePlan, price: PlanPrice, setting: Setting) => {
  const { lang, t } = setting
  const { pricePerCharacter, expiryDays } = plan
  const month = monthlyShare(plan, price.payVnd)
  return [
    offText(price, setting),
    month && t('plans.month', { price: formatVnd(month, lang) }),
    pricePerCharacter !== null && t('plans.character', { price: formatUnitPrice(pricePerCharacter, lang) }),
    charactersText(plan, setting),
    expiryDays ? t('days', { days: expiryDays }) : t('noLimit'),
  ].filter((fact) => typeof fact === 'string')
}

/** A voice package as a column of the price frame, at the moment `now`. */
export const toPlan = (plan: VoicePlan, setting: Setting): Plan => {
  const { lang, t, now } = setting
  const price = planPrice(plan, now)
  const name = plan.name[lang]
  return {
    id: plan.id,
    name,
    price: formatVnd(price.payVnd, lang),
    was: price.payVnd < price.listVnd ? formatVnd(price.listVnd, lang) : undefined,
    per: t(`plans.per.${plan.cycle}`),
    facts: facts(plan, price, setting),
    features: plan.features.map((feature) => feature[lang]),
    note: plan.expiryDays ? t('plans.unused') : '',
    isSuggested: plan.isMostPopular,
    action: {
      href: setting.href,
      label: t('choose'),
      name: t('chooseNamed', { name, cycle: t(`plans.cycles.${plan.cycle}`) }),
    },
  }
}
