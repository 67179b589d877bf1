import { ContactPanel } from '@/features/contact/contact-panel'
import { slottedPage } from '@/features/pages/slotted-page'

const page = slottedPage('/contact-us', 'hero', ContactPanel)

export const generateMetadata = page.metadata
export default page.View
