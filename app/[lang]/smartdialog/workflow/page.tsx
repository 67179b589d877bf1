import { FlowSection } from '@/features/dialog/try-sections'
import { contentPage } from '@/features/pages/content-page'

const page = contentPage('/smartdialog/workflow', { after: 'hero', Slot: FlowSection })

export const generateMetadata = page.metadata
export default page.View
