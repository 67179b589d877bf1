import { contentPage } from '@/features/pages/content-page'

const page = contentPage('/terms-of-service')

export const generateMetadata = page.metadata
export default page.View
