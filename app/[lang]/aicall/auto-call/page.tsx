import { contentPage } from '@/features/pages/content-page'

const page = contentPage('/aicall/auto-call')

export const generateMetadata = page.metadata
export default page.View
