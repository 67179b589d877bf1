import { contentPage } from '@/features/pages/content-page'

const page = contentPage('/about-us')

export const generateMetadata = page.metadata
export default page.View
