import { portalList } from '@/features/pages/portal-page'

export const generateMetadata = portalList.metadata
export default portalList.View
