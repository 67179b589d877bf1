import { RightsPointer } from '@/features/data-rights/rights-pointer'
import { contentPage } from '@/features/pages/content-page'

const page = contentPage('/privacy-policy', { after: 'hero', Slot: RightsPointer })

export const generateMetadata = page.metadata
export default page.View
