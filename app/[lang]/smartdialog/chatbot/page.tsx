import { ChatSection } from '@/features/dialog/try-sections'
import { contentPage } from '@/features/pages/content-page'

const page = contentPage('/smartdialog/chatbot', { after: 'hero', Slot: ChatSection })

export const generateMetadata = page.metadata
export default page.View
