import { CallCheckPanel } from '@/features/call-check/call-check-panel'
import { contentPage } from '@/features/pages/content-page'

const page = contentPage('/call-check', { after: 'hero', Slot: CallCheckPanel })

export const generateMetadata = page.metadata
export default page.View
