import { contentPage } from '@/features/pages/content-page'

const page = contentPage('/smartdialog/nlu')

export const generateMetadata = page.metadata
export default page.View
