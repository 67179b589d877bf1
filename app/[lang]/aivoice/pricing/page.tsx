import { VoicePrices } from '@/features/pricing/voice-prices'
import { slottedPage } from '@/features/pages/slotted-page'

const page = slottedPage('/aivoice/pricing', 'hero', VoicePrices)

export const generateMetadata = page.metadata
export default page.View
