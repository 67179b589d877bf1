import { leavingPage } from '@/features/pages/leaving-page'

export const generateMetadata = leavingPage.metadata
export default leavingPage.View
