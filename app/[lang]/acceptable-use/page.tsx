import { contentPage } from '@/features/pages/content-page'

const page = contentPage('/acceptable-use')

export const generateMetadata = page.metadata
export default page.View
