import { ContactPanel } from '@/features/contact/contact-panel'
import { contentPage } from '@/features/pages/content-page'

const page = contentPage('/contact-us', { after: 'hero', Slot: ContactPanel })

export const generateMetadata = page.metadata
export default page.View
