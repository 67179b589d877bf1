import { contentFamily } from '@/features/pages/content-page'
import { DocsChapters } from '@/features/pages/interactive/docs-chapters'

const family = contentFamily('/aicall/api-docs', 'chapter', DocsChapters)

export const dynamicParams = false
export const generateStaticParams = family.params
export const generateMetadata = family.metadata
export default family.View
