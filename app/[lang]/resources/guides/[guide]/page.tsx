import { guideRoute } from '@/features/pages/guide/guide-route'

export const dynamicParams = false
export const generateStaticParams = guideRoute.params
export const generateMetadata = guideRoute.metadata
export default guideRoute.View
