import type { VoicePlan } from '@/lib/domain/price'
import { PlanFrame } from './plan-column'
import { PlanTable } from './plan-table'
import { TopUp } from './top-up'
import type { Translate } from './translate'
import { VoiceColumn } from './voice-column'
import { CYCLES, type VoiceProduct } from './voice-plans'

type VoicePanelProps = {
  product: VoiceProduct
  plans: readonly VoicePlan[]
  t: Translate
  /** Where plans of this product are bought or asked for. */
  targetOf: (product: VoiceProduct) => string
}

/** The plans of one product in every cycle, its top-ups and its table; which cycle shows is chosen by the page's radios. */
export const VoicePanel = ({ product, plans, t, targetOf }: VoicePanelProps) => {
  const productPlans = plans.filter((plan) => plan.product === product)
  const target = targetOf(product)
  return (
    <>
      <h3 className="sr-only noscript:not-sr-only noscript:mt-12 noscript:text-h3">
        {t(`plans.names.${product}`)}
      </h3>
      <p className="my-6 max-w-[64ch] text-fg-2">{t(`plans.about.${product}`)}</p>
      {CYCLES.map((cycle) => {
        const cyclePlans = productPlans.filter((plan) => plan.cycle === cycle)
        return (
          <div key={cycle} data-cycle={cycle}>
            {cyclePlans.length > 0 ? (
              <PlanFrame
                label={`${t(`plans.names.${product}`)}, ${t(`plans.cycles.${cycle}`)}`}
                count={cyclePlans.length}
              >
                {cyclePlans.map((plan) => (
                  <VoiceColumn key={plan.id} plan={plan} peers={productPlans} target={target} />
                ))}
              </PlanFrame>
            ) : (
              <p className="text-fg-2">{t('plans.none')}</p>
            )}
          </div>
        )
      })}
      {productPlans
        .filter(({ cycle }) => cycle === 'once')
        .map((plan) => (
          <TopUp key={plan.id} plan={plan} target={target} />
        ))}
      {productPlans.length > 0 && <PlanTable plans={productPlans} />}
    </>
  )
}
