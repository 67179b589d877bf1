import { SectionFrame } from '@/components/sections/frame'
import { SectionHeader } from '@/components/ui/section-header'
import type { Lang } from '@/lib/i18n/config'
import { getT } from '@/lib/i18n/server'
import { CallExamples } from './call-examples'
import { CallPackages } from './call-packages'
import { CallPriceBox } from './call-price-box'
import { PricesDown } from './prices-down'
import { readCallPackages, readCallPrice } from './read-prices'

/** What calls cost, live: the block, the packages, and a few calls worked out; says so when prices cannot be had. */
export const CallPrices = async ({ lang }: { lang: Lang }) => {
  const [price, packages, { t }] = await Promise.all([
    readCallPrice(),
    readCallPackages(),
    getT('pricing', { lng: lang }),
  ])
  return (
    <>
      <SectionFrame id="call-price" className="pt-[calc(var(--section)/2)] pb-0">
        <SectionHeader
          id="call-price-title"
          title={t('callPrice.title')}
          support={price && t('callPrice.lead')}
        />
        {price ? <CallPriceBox price={price} lang={lang} t={t} /> : <PricesDown lang={lang} />}
      </SectionFrame>
      {packages || price ? (
        <SectionFrame id="packages">
          <SectionHeader id="packages-title" title={t('packages.title')} support={t('packages.lead')} />
          {packages ? (
            <CallPackages packages={packages} price={price} lang={lang} t={t} />
          ) : (
            <PricesDown lang={lang} />
          )}
        </SectionFrame>
      ) : (
        // The button of the page's opening leads here.
        <span id="packages" />
      )}
      {price && (
        <SectionFrame id="examples" className="pt-0">
          <SectionHeader id="examples-title" title={t('examples.title')} support={t('examples.lead')} />
          <CallExamples price={price} lang={lang} t={t} />
        </SectionFrame>
      )}
    </>
  )
}
