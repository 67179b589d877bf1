import { VoicePrices } from '@/features/pricing/voice-prices'
import { contentPage } from '@/features/pages/content-page'

const page = contentPage('/aivoice/pricing', { after: 'hero', Slot: VoicePrices })

export const generateMetadata = page.metadata
export default page.View
