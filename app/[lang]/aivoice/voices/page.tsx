import { contentPage } from '@/features/pages/content-page'

const page = contentPage('/aivoice/voices')

export const generateMetadata = page.metadata
export default page.View
