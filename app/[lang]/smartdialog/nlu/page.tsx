import { LabSection } from '@/features/dialog/try-sections'
import { contentPage } from '@/features/pages/content-page'

const page = contentPage('/smartdialog/nlu', { after: 'hero', Slot: LabSection })

export const generateMetadata = page.metadata
export default page.View
