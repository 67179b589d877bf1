import { JobBoard } from '@/features/careers/job-board'
import { slottedPage } from '@/features/pages/slotted-page'

const page = slottedPage('/careers', 'hero', JobBoard)

export const generateMetadata = page.metadata
export default page.View
