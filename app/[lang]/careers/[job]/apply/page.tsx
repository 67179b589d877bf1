import { applyRoute } from '@/features/careers/job-routes'

export const dynamicParams = false
export const generateStaticParams = applyRoute.params
export const generateMetadata = applyRoute.metadata
export default applyRoute.View
