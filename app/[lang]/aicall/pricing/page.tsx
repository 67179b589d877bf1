import { CallPrices } from '@/features/pricing/call-prices'
import { contentPage } from '@/features/pages/content-page'

const page = contentPage('/aicall/pricing', { after: 'hero', Slot: CallPrices })

export const generateMetadata = page.metadata
export default page.View
