import { CallPrices } from '@/features/pricing/call-prices'
import { slottedPage } from '@/features/pages/slotted-page'

const page = slottedPage('/aicall/pricing', 'hero', CallPrices)

export const generateMetadata = page.metadata
export default page.View
