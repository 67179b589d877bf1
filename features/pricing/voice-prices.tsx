import { SectionFrame } from '@/components/sections/frame'
import { SectionHeader } from '@/components/ui/section-header'
import { Segmented } from '@/components/ui/segmented'
import { Tabs } from '@/components/ui/tabs'
import { VOICE_PRODUCTS } from '@/lib/contract/voice-package'
import type { Lang } from '@/lib/i18n/config'
import { href } from '@/lib/i18n/href'
import { getT } from '@/lib/i18n/server'
import { site } from '@/lib/site'
import { CycleWatch } from './cycle-watch'
import type { VoicePlan } from './plan-price'
import { PricesDown } from './prices-down'
import { readVoicePlans } from './read-prices'
import type { Translate } from './translate'
import { VoicePanel } from './voice-panel'
import { CYCLES, toPlan } from './voice-plans'
import styles from './voice-prices.module.css'

type PlansProps = { plans: readonly VoicePlan[]; lang: Lang; t: Translate; now: number; href: string }

const announcements = ({ plans, ...setting }: PlansProps) => {
  const { t } = setting
  const say = (product: string, cycle: string) =>
    plans
      .filter((plan) => plan.product === product && plan.cycle === cycle)
      .map((plan) => toPlan(plan, setting))
      .map(({ name, price }) => t('plans.announceOne', { name, price }))
      .join(' ')
  const ofProduct = (product: string) =>
    CYCLES.map((cycle) => [
      cycle,
      t('plans.announce', { cycle: t(`plans.cycles.${cycle}`), prices: say(product, cycle) }),
    ])
  return Object.fromEntries(
    VOICE_PRODUCTS.map((product) => [product, Object.fromEntries(ofProduct(product))]),
  )
}

const Plans = (props: PlansProps) => {
  const { t } = props
  return (
    <div className={`relative ${styles.plans ?? ''}`}>
      <Segmented
        label={t('plans.cycle')}
        name="cycle"
        defaultValue="monthly"
        options={CYCLES.map((value) => ({ value, label: t(`plans.cycles.${value}`) }))}
        className="mb-4 md:absolute md:-top-1 md:right-0"
      />
      <Tabs
        label={t('plans.products')}
        items={VOICE_PRODUCTS.map((product) => ({
          id: product,
          label: t(`plans.names.${product}`),
          panel: <VoicePanel product={product} {...props} />,
        }))}
      />
      <CycleWatch announcements={announcements(props)} />
      <p className="mt-6 max-w-[80ch] text-cap text-fg-3">{t('plans.vat')}</p>
    </div>
  )
}

const load = async (lang: Lang) => {
  const [plans, { t }] = await Promise.all([readVoicePlans(), getT('pricing', { lng: lang })])
  return { plans, t, now: Date.now(), href: site(lang).apps.aivoice ?? href('/contact-us', lang) }
}

/** What voices cost, live: a tab per product, a radio per billing period, all of it in the page's HTML. */
export const VoicePrices = async ({ lang }: { lang: Lang }) => {
  const { plans, t, ...rest } = await load(lang)
  return (
    <SectionFrame id="plans" className="pt-[calc(var(--section)/2)]">
      <SectionHeader id="plans-title" title={t('plans.title')} />
      {plans ? <Plans plans={plans} lang={lang} t={t} {...rest} /> : <PricesDown lang={lang} />}
    </SectionFrame>
  )
}
