import type { Lang } from '@/lib/i18n/config'
import { formatCount, formatUnitPrice, formatVnd } from '@/lib/money'
import { planPrice, type VoicePlan } from './plan-price'
import { PlanFrame } from './plan-frame'
import type { Translate } from './translate'
import { CYCLES, toPlan, type VoiceProduct } from './voice-plans'

type VoicePanelProps = {
  product: VoiceProduct
  plans: readonly VoicePlan[]
  lang: Lang
  t: Translate
  now: number
  href: string
}

const Extra = ({ plan, lang, t, now }: { plan: VoicePlan } & Pick<VoicePanelProps, 'lang' | 't' | 'now'>) => {
  const { characters, pricePerCharacter, expiryDays } = plan
  if (!characters || pricePerCharacter === null || !expiryDays) return null
  const values = {
    count: formatCount(characters, lang),
    price: formatVnd(planPrice(plan, now).payVnd, lang),
    unit: formatUnitPrice(pricePerCharacter, lang),
    days: expiryDays,
  }
  return (
    <div className="mt-8">
      <h3 className="text-h4">{t('plans.extra')}</h3>
      <p className="mt-1 text-ui text-fg-2 num">{t('plans.extraText', values)}</p>
    </div>
  )
}

/** The plans of one product in every cycle, and its one-off top-ups; which cycle shows is chosen by the page's radios. */
export const VoicePanel = ({ product, plans, ...setting }: VoicePanelProps) => {
  const { t } = setting
  const own = plans.filter((plan) => plan.product === product)
  const labels = { suggested: t('suggested'), listPrice: t('listPrice') }
  return (
    <>
      <h3 className="sr-only noscript:not-sr-only noscript:mt-12 noscript:text-h3">
        {t(`plans.names.${product}`)}
      </h3>
      <p className="my-6 max-w-[64ch] text-fg-2">{t(`plans.about.${product}`)}</p>
      {CYCLES.map((cycle) => {
        const shown = own.filter((plan) => plan.cycle === cycle).map((plan) => toPlan(plan, setting))
        return (
          <div key={cycle} data-cycle={cycle}>
            {shown.length > 0 ? (
              <PlanFrame
                label={`${t(`plans.names.${product}`)}, ${t(`plans.cycles.${cycle}`)}`}
                plans={shown}
                labels={labels}
              />
            ) : (
              <p className="text-fg-2">{t('plans.none')}</p>
            )}
          </div>
        )
      })}
      {own
        .filter(({ cycle }) => cycle === 'once')
        .map((plan) => (
          <Extra key={plan.id} plan={plan} {...setting} />
        ))}
    </>
  )
}
