import { contentPage } from '@/features/pages/content-page'

const page = contentPage('/cookie-policy')

export const generateMetadata = page.metadata
export default page.View
