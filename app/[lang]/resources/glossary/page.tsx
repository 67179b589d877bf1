import { contentPage } from '@/features/pages/content-page'
import { GlossaryList } from '@/features/pages/glossary/glossary-list'

const page = contentPage('/resources/glossary', { after: 'hero', Slot: GlossaryList })

export const generateMetadata = page.metadata
export default page.View
