import { portalProduct } from '@/features/pages/portal-page'

export const dynamicParams = false
export const generateStaticParams = portalProduct.params
export const generateMetadata = portalProduct.metadata
export default portalProduct.View
