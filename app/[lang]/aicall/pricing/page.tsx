import { contentPage } from '@/features/pages/content-page'
import { PriceVisitor } from '@/features/pages/price-visitor'
import { CallPrices } from '@/features/pricing/call-prices'
import type { Locale } from '@/lib/i18n/config'

const Prices = ({ lang }: { lang: Locale }) => <CallPrices lang={lang} Visitor={PriceVisitor} />

const page = contentPage('/aicall/pricing', { after: 'hero', Slot: Prices })

export const generateMetadata = page.metadata
export default page.View
