import { jobRoute } from '@/features/careers/job-routes'

export const dynamicParams = false
export const generateStaticParams = jobRoute.params
export const generateMetadata = jobRoute.metadata
export default jobRoute.View
