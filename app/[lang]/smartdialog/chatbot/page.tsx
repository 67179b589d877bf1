import { contentPage } from '@/features/pages/content-page'

const page = contentPage('/smartdialog/chatbot')

export const generateMetadata = page.metadata
export default page.View
