import { portalWebhooks } from '@/features/pages/portal-webhooks-page'

export const generateMetadata = portalWebhooks.metadata
export default portalWebhooks.View
