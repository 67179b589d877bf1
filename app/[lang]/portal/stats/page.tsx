import { portalStats } from '@/features/pages/portal-stats-page'

export const generateMetadata = portalStats.metadata
export default portalStats.View
