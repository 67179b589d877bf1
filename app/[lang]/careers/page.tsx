import { JobBoard } from '@/features/careers/job-board'
import { contentPage } from '@/features/pages/content-page'

const page = contentPage('/careers', { after: 'hero', Slot: JobBoard })

export const generateMetadata = page.metadata
export default page.View
