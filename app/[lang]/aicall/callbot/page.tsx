import { contentPage } from '@/features/pages/content-page'

const page = contentPage('/aicall/callbot')

export const generateMetadata = page.metadata
export default page.View
