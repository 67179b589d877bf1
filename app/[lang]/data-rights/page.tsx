import { RightsPanel } from '@/features/data-rights/rights-panel'
import { contentPage } from '@/features/pages/content-page'

const page = contentPage('/data-rights', { after: 'hero', Slot: RightsPanel })

export const generateMetadata = page.metadata
export default page.View
