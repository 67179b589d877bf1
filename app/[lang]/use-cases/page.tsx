import { contentPage } from '@/features/pages/content-page'

const page = contentPage('/use-cases')

export const generateMetadata = page.metadata
export default page.View
