import { contentPage } from '@/features/pages/content-page'
import { PreferencesSection } from '@/features/preferences/preferences-section'

const page = contentPage('/cookie-policy', { after: 'hero', Slot: PreferencesSection })

export const generateMetadata = page.metadata
export default page.View
