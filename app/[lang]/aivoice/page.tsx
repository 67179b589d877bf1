import { contentPage } from '@/features/pages/content-page'

const page = contentPage('/aivoice')

export const generateMetadata = page.metadata
export default page.View
