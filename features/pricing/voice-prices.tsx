import type { ComponentType, ReactNode } from 'react'
import { SectionFrame } from '@/components/sections/section'
import { SectionHeader } from '@/components/ui/section-header'
import { Segmented } from '@/components/ui/segmented'
import { Tabs } from '@/components/ui/tabs'
import type { Locale } from '@/lib/i18n/config'
import { isSold } from '@/lib/domain/offer'
import { href } from '@/lib/i18n/href'
import { getT, loadMessages } from '@/lib/i18n/server'
import { site } from '@/lib/site'
import { CycleWatch } from './cycle-watch'
import { DealBand } from './deal-band'
import type { OffersFacts } from './offers'
import type { VoicePlan } from '@/lib/domain/price'
import { PricesUnavailable, PricesOutdated } from './price-notices'
import { readPublicVouchers, readVoicePlans } from './read-prices'
import type { Translate } from './translate'
import { VoiceCalculator } from './calculators/voice-calculator'
import { loadCalculatorMessages, loadVoucherMessages } from './messages'
import { VoicePanel } from './voice-panel'
import { CYCLES, PRODUCTS, type VoiceProduct } from './voice-plans'
import styles from './voice-prices.module.css'
import { VoucherDesk } from './voucher-desk'

type PlansProps = {
  plans: readonly VoicePlan[]
  t: Translate
  targetOf: (product: VoiceProduct) => string
}

const Plans = (props: PlansProps) => {
  const { plans, t } = props
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
        items={PRODUCTS.map((product) => ({
          id: product,
          label: t(`plans.names.${product}`),
          panel: <VoicePanel product={product} {...props} />,
        }))}
      />
      <CycleWatch plans={plans} />
      <p className="mt-6 text-cap text-pretty text-fg-3">{t('plans.vat')}</p>
    </div>
  )
}

const load = async (lang: Locale) => {
  const [prices, vouchers, messages, calculator, desk, { t }] = await Promise.all([
    readVoicePlans(),
    readPublicVouchers(),
    loadMessages(lang, 'pricing'),
    loadCalculatorMessages(lang),
    loadVoucherMessages(lang),
    getT('pricing', { lng: lang }),
  ])
  return { prices, vouchers: vouchers ?? [], messages, calculator, desk, t, rendered: Date.now() }
}

type VoicePricesProps = {
  lang: Locale
  /** Brings in who is looking and which flags are on. */
  Visitor: ComponentType<{ facts: OffersFacts; children: ReactNode }>
}

/** What voices cost now: a tab per product, a radio per billing period, all of it in the page's HTML. */
export const VoicePrices = async ({ lang, Visitor }: VoicePricesProps) => {
  const { prices, vouchers, messages, calculator, desk, t, rendered } = await load(lang)
  const header = <SectionHeader id="plans-title" title={t('plans.title')} />
  if (!prices) {
    return (
      <SectionFrame id="plans">
        {header}
        <PricesUnavailable lang={lang} />
      </SectionFrame>
    )
  }
  const plans = prices.value
  const facts: OffersFacts = {
    lang,
    messages,
    voucherMessages: desk,
    rendered,
    targets: plans.map(({ id, product }) => ({ id, product })),
    vouchers,
    dealEnds: plans.flatMap(({ dealEndsAt }) => dealEndsAt ?? []),
  }
  const contact = `${href('/contact-us', lang)}?purpose=AIVOICE`
  const app = site(lang).apps.aivoice ?? contact
  const targetOf = (product: VoiceProduct) => (isSold(product) ? app : contact)
  return (
    <Visitor facts={facts}>
      <SectionFrame id="plans">
        {header}
        {!prices.isFresh && <PricesOutdated lang={lang} readAt={prices.readAt} />}
        <DealBand plans={plans} />
        <Plans plans={plans} t={t} targetOf={targetOf} />
      </SectionFrame>
      <VoucherDesk id="vouchers" products={PRODUCTS} elsewhere={href('/aicall/pricing', lang)} />
      <VoiceCalculator id="calculator" plans={plans} messages={calculator} />
    </Visitor>
  )
}
