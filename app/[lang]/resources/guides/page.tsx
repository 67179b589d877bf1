import { contentPage } from '@/features/pages/content-page'
import { GuideIndex } from '@/features/pages/guide/guide-index'

const page = contentPage('/resources/guides', { after: 'hero', Slot: GuideIndex })

export const generateMetadata = page.metadata
export default page.View
