import type { ComponentType, ReactNode } from 'react'
import { SectionFrame } from '@/components/sections/section'
import { SectionHeader } from '@/components/ui/section-header'
import { LOCALES, type Locale } from '@/lib/i18n/config'
import { href } from '@/lib/i18n/href'
import { getT, loadMessages } from '@/lib/i18n/server'
import { site } from '@/lib/site'
import { BrochureLink } from './brochure-link'
import { CallCalculator } from './calculators/call-calculator'
import { CallSorter } from './calculators/call-sorter'
import { CALL_RESULTS } from '@/lib/contract/enums'
import { CallColumn, type CallPackage } from './call-column'
import { CallExamples } from './call-examples'
import { CallPriceBox } from './call-price-box'
import type { OffersFacts } from './offers'
import { PlanFrame } from './plan-column'
import { PricesUnavailable, PricesOutdated } from './price-notices'
import { readCallPackages, readCallPrice, readPublicVouchers } from './read-prices'
import { VoucherDesk } from './voucher-desk'
import { loadCalculatorMessages, loadVoucherMessages } from './messages'

const load = async (lang: Locale) => {
  const [price, packages, vouchers, messages, desk, { t }, own, calculators] = await Promise.all([
    readCallPrice(),
    readCallPackages(),
    readPublicVouchers(),
    loadMessages(lang, 'pricing'),
    loadVoucherMessages(lang),
    getT('pricing', { lng: lang }),
    loadCalculatorMessages(lang),
    Promise.all(LOCALES.map(loadCalculatorMessages)),
  ])
  const names = calculators.flatMap(({ list }) => [
    ...CALL_RESULTS.map((result) => [list.results[result].label, result] as const),
    [list.notReachable, 'NO_ANSWER'] as const,
  ])
  return { price, packages, vouchers: vouchers ?? [], messages, desk, t, own, names }
}

const factsOf = (
  lang: Locale,
  { messages, desk, vouchers }: Awaited<ReturnType<typeof load>>,
  packages: readonly CallPackage[],
): OffersFacts => ({
  lang,
  messages,
  voucherMessages: desk,
  rendered: Date.now(),
  vouchers,
  dealEnds: [],
  targets: packages.map(({ id }) => ({ id, product: 'aicall' })),
})

type CallPricesProps = {
  lang: Locale
  /** Brings in who is looking and which flags are on. */
  Visitor: ComponentType<{ facts: OffersFacts; children: ReactNode }>
}

/** What calls cost now: the block, the packages, vouchers, a calculator; says so when prices cannot be had. */
export const CallPrices = async ({ lang, Visitor }: CallPricesProps) => {
  const loaded = await load(lang)
  const { price, packages, t, own, names } = loaded
  const entries = packages?.value ?? []
  const target = site(lang).apps.aicall ?? `${href('/contact-us', lang)}?purpose=AICALL`
  const old = [price, packages].find((prices) => prices?.isFresh === false)
  return (
    <Visitor facts={factsOf(lang, loaded, entries)}>
      <SectionFrame id="call-price">
        <SectionHeader
          id="call-price-title"
          title={t('callPrice.title')}
          support={price && t('callPrice.lead')}
        />
        {old && <PricesOutdated lang={lang} readAt={old.readAt} />}
        {price ? <CallPriceBox price={price.value} lang={lang} t={t} /> : <PricesUnavailable lang={lang} />}
        {price && packages && <BrochureLink price={price.value} packages={entries} lang={lang} t={t} />}
      </SectionFrame>
      {packages || price ? (
        <SectionFrame id="packages">
          <SectionHeader id="packages-title" title={t('packages.title')} support={t('packages.lead')} />
          {packages ? (
            <PlanFrame label={t('packages.title')} count={entries.length}>
              {entries.map((entry) => (
                <CallColumn key={entry.id} entry={entry} price={price?.value ?? null} target={target} />
              ))}
            </PlanFrame>
          ) : (
            <PricesUnavailable lang={lang} />
          )}
        </SectionFrame>
      ) : (
        // The button of the page's opening leads here.
        <span id="packages" />
      )}
      {packages && (
        <VoucherDesk id="vouchers" products={['aicall']} elsewhere={href('/aivoice/pricing', lang)} />
      )}
      {price && (
        <>
          <SectionFrame id="examples">
            <SectionHeader id="examples-title" title={t('examples.title')} support={t('examples.lead')} />
            <CallExamples price={price.value} lang={lang} t={t} />
          </SectionFrame>
          <CallCalculator id="calculator" price={price.value} packages={entries} messages={own} />
          <CallSorter id="billable" price={price.value} messages={own} names={names} />
        </>
      )}
    </Visitor>
  )
}
