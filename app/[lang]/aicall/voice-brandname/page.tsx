import { contentPage } from '@/features/pages/content-page'

const page = contentPage('/aicall/voice-brandname')

export const generateMetadata = page.metadata
export default page.View
