import { contentPage } from '@/features/pages/content-page'

const page = contentPage('/aivoice/text-to-speech')

export const generateMetadata = page.metadata
export default page.View
