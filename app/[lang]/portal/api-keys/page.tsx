import { portalKeys } from '@/features/pages/portal-keys-page'

export const generateMetadata = portalKeys.metadata
export default portalKeys.View
