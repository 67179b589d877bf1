import { contentPage } from '@/features/pages/content-page'

const page = contentPage('/aicall/ai-agents')

export const generateMetadata = page.metadata
export default page.View
