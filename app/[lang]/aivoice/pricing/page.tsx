import { contentPage } from '@/features/pages/content-page'
import { PriceVisitor } from '@/features/pages/price-visitor'
import { VoicePrices } from '@/features/pricing/voice-prices'
import type { Locale } from '@/lib/i18n/config'

const Prices = ({ lang }: { lang: Locale }) => <VoicePrices lang={lang} Visitor={PriceVisitor} />

const page = contentPage('/aivoice/pricing', { after: 'hero', Slot: Prices })

export const generateMetadata = page.metadata
export default page.View
