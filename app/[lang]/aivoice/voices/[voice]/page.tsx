import { contentFamily } from '@/features/pages/content-page'

const family = contentFamily('/aivoice/voices', 'voice')

export const dynamicParams = false
export const generateStaticParams = family.params
export const generateMetadata = family.metadata
export default family.View
